import type { RelatedPiece } from '@kms/features/questions/load-question-detail'
import { questionListPath, questionPath } from '@kms/features/questions/question-paths'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Link } from 'react-router'

type Props = { related: readonly RelatedPiece[]; sectionId: string }

export const RelatedBox = ({ related, sectionId }: Props) =>
  related.length === 0 ? null : (
    <section className="side-box related-box">
      <h2>
        {questionCopy.related}
        <Link to={questionListPath('pc', { section: sectionId, tab: 'hot' })}>{questionCopy.relatedMore}</Link>
      </h2>
      <ul>
        {related.map(({ id, title, state, answerCount }) => (
          <li key={id}>
            <Link to={questionPath('pc', id)}>{title}</Link>
            <small className={state}>
              {state !== 'answered' && questionCopy.state[state]}
              {state === 'solved' && ' · '}
              {(state === 'solved' || state === 'answered') && questionCopy.answersCount(formatCount(answerCount))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
