import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { TagChip } from '@kms/ui/Chips'
import { searchCopy } from '@kms/ui/copy/search.copy'

/** What others searched for who searched for this. */
export const RelatedSearches = ({ words, device }: { words: readonly string[]; device: Device }) => (
  <section className="side-box related-searches">
    <h2>{searchCopy.related}</h2>
    <div className="chips">
      {words.map((word) => (
        <TagChip key={word} name={word} href={searchPath(device, word)} />
      ))}
    </div>
  </section>
)
