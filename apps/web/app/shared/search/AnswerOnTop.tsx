import type { Device } from '@kms/features/device/device'
import type { SearchResult } from '@kms/features/search/load-search'
import { foundPath } from '@kms/features/search/found-path'
import { searchCopy } from '@kms/ui/copy/search.copy'
import { Highlighted } from '@kms/ui/Highlighted'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { foundBy } from './hit-view.ts'

/** When the first hit answers what was asked, its answer stands above all, with where it is from. */
export function AnswerOnTop({ result, device }: { result: SearchResult; device: Device }) {
  const [hit] = result.records
  if (!result.answered || !hit || (hit.type !== 'FAQ' && hit.type !== 'QUESTION')) return null
  const label = searchCopy.answerOf[hit.type]
  return (
    <section className="card answer-on-top" aria-label={label} data-type={hit.type}>
      <h2>
        <Icon name="verified" size={18} />
        {label}
      </h2>
      <p className="clamp-4">
        <Highlighted html={hit.highlight.content} />
      </p>
      <p className="answer-source">
        <Link to={foundPath(device, hit.type, hit.id)} state={foundBy(result, 0)}>
          {hit.title}
        </Link>
      </p>
    </section>
  )
}
