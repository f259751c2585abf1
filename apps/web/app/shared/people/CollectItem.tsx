import type { Device } from '@kms/features/device/device'
import { faqPath } from '@kms/features/faq/faq-paths'
import type { CollectRow } from '@kms/features/people/profile-list'
import { answerPart, questionPath } from '@kms/features/questions/question-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { PersonName } from '../questions/PersonName.tsx'
import { TimeText } from '../questions/TimeText.tsx'

type Props = { item: CollectRow; device: Device }

const pathOf = ({ type, refId, targetId }: CollectRow, device: Device) =>
  type === 'FAQ' ? faqPath(device, refId) : questionPath(device, refId, type === 'ANSWER' ? answerPart(targetId) : '')

export function CollectItem({ item, device }: Props) {
  const { type, title, excerpt, author, collectedAt, likeCount } = item
  return (
    <article className="people-row">
      <p className="row-head">
        <b className={`badge ${type === 'FAQ' ? 'official' : 'plain'}`}>{peopleCopy.collectKinds[type]}</b>
        {author && <PersonName person={author} />}
        <TimeText at={collectedAt} />
      </p>
      <h2>
        <Link to={pathOf(item, device)}>{title}</Link>
      </h2>
      {excerpt && <p className="clamp-2">{excerpt}</p>}
      <p className="row-foot">
        <span>{peopleCopy.likes(formatCount(likeCount))}</span>
      </p>
    </article>
  )
}
