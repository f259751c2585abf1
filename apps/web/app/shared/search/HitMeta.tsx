import type { SearchHit } from '@kms/contract/search'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon, type IconName } from '@kms/ui/Icon'
import { PersonName } from '../questions/PersonName.tsx'
import { TimeText } from '../questions/TimeText.tsx'

const Count = ({ icon, label, count }: { icon: IconName; label: string; count: number }) => (
  <span>
    <Icon name={icon} size={15} />
    <span className="sr-only">{label}</span>
    {formatCount(count)}
  </span>
)

/** Who says so, since when, and how many found it of use. */
export const HitMeta = ({ hit, className }: { hit: SearchHit; className: string }) => (
  <div className={className}>
    {hit.author ? (
      <PersonName person={hit.author} />
    ) : (
      <span className="badge official">
        <Icon name="verified" size={13} />
        {faqCopy.officialFaq}
      </span>
    )}
    <TimeText at={hit.publishedAt} />
    <span className="counts">
      <Count icon="eye" label={questionCopy.views('')} count={hit.viewCount} />
      <Count icon="like" label={questionCopy.useful} count={hit.likeCount} />
    </span>
  </div>
)
