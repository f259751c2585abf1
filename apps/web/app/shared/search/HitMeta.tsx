import type { SearchHit } from '@kms/contract/search'
import { Avatar } from '@kms/ui/Avatar'
import { faqCopy } from '@kms/ui/copy/faq.copy'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { Icon } from '@kms/ui/Icon'
import { CountMark } from '../pieces/CountMark.tsx'
import { PersonName } from '../questions/PersonName.tsx'
import { TimeText } from '../questions/TimeText.tsx'

/** Who says so, since when, and how many found it of use. */
export const HitMeta = ({ hit, className }: { hit: SearchHit; className: string }) => (
  <div className={className}>
    {hit.author ? (
      <>
        <Avatar name={hit.author.nickname} size={24} />
        <PersonName person={hit.author} />
      </>
    ) : (
      <span className="badge official">
        <Icon name="verified" size={13} />
        {faqCopy.officialFaq}
      </span>
    )}
    <TimeText at={hit.publishedAt} />
    <span className="counts">
      <CountMark icon="eye" label={questionCopy.views('')} count={hit.viewCount} />
      <CountMark icon="like" label={questionCopy.useful} count={hit.likeCount} />
    </span>
  </div>
)
