import type { FaqSort } from '@kms/contract/faq'
import type { Device } from '@kms/features/device/device'
import { libraryPath } from '@kms/features/faq/faq-paths'
import type { LibraryData } from '@kms/features/faq/load-library'
import { TagChip } from '@kms/ui/Chips'
import { faqCopy } from '@kms/ui/copy/faq.copy'

type Props = Pick<LibraryData, 'tags' | 'section' | 'tag'> & { device: Device; sort: FaqSort }

export const TagFilter = ({ tags, section, tag, device, sort }: Props) =>
  tags.length === 0 ? null : (
    <nav className="tag-filter chips" aria-label={faqCopy.tags}>
      <TagChip name={faqCopy.allTags} href={libraryPath(device, { section, sort })} current={tag === undefined} />
      {tags.map(({ id, name }) => (
        <TagChip key={id} name={name} href={libraryPath(device, { section, tag: id, sort })} current={id === tag} />
      ))}
    </nav>
  )
