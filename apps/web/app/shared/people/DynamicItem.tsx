import type { Dynamic } from '@kms/contract/dynamics'
import type { Device } from '@kms/features/device/device'
import { answerPart, commentPart, questionPath } from '@kms/features/questions/question-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'
import { PersonName } from '../questions/PersonName.tsx'
import { TimeText } from '../questions/TimeText.tsx'

type Props = { item: Dynamic; device: Device; withAuthor: boolean }

/** The part of the page that was written. */
const partOf = ({ answerId, commentId }: Dynamic) =>
  commentId ? commentPart(commentId) : answerId ? answerPart(answerId) : ''

/** Who did what, with the way to exactly that. */
export function DynamicItem({ item, device, withAuthor }: Props) {
  const { kind, author, createDate, title, excerpt, likeCount, answerCount, isBest } = item
  const isPost = kind === 'QUESTION' || kind === 'TOPIC'
  return (
    <article className="people-row">
      <p className="row-head">
        {withAuthor && <PersonName person={author} />}
        <span>{peopleCopy.kinds[kind]}</span>
        {isBest && <b className="badge best">{peopleCopy.isBest}</b>}
        <TimeText at={createDate} />
      </p>
      <h2>
        <Link to={questionPath(device, item.questionId, partOf(item))}>{title}</Link>
      </h2>
      {excerpt && <p className="clamp-2">{excerpt}</p>}
      {kind !== 'COMMENT' && (
        <p className="row-foot">
          {isPost && <span>{peopleCopy.answersCount(formatCount(answerCount))}</span>}
          <span>{peopleCopy.likes(formatCount(likeCount))}</span>
        </p>
      )}
    </article>
  )
}
