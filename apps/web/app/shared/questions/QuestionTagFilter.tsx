import type { Device } from '@kms/features/device/device'
import type { QuestionListData } from '@kms/features/questions/load-question-list'
import { questionListPath } from '@kms/features/questions/question-paths'
import { TagChip } from '@kms/ui/Chips'
import { faqCopy } from '@kms/ui/copy/faq.copy'

type Props = Pick<QuestionListData, 'tags' | 'section' | 'tag' | 'feed'> & { device: Device }

export const QuestionTagFilter = ({ tags, section, tag, feed: { tab }, device }: Props) =>
  tags.length === 0 ? null : (
    <nav className="tag-filter chips" aria-label={faqCopy.tags}>
      <TagChip name={faqCopy.allTags} href={questionListPath(device, { section, tab })} current={tag === undefined} />
      {tags.map(({ id, name }) => (
        <TagChip key={id} name={name} href={questionListPath(device, { section, tag: id, tab })} current={id === tag} />
      ))}
    </nav>
  )
