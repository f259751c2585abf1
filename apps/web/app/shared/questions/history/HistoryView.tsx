import type { HistoryPage } from '@kms/features/questions/load-question-history'
import { questionPath } from '@kms/features/questions/question-paths'
import { questionHistoryCopy as copy } from '@kms/ui/copy/question-history.copy'
import '@kms/ui/diff.css'
import { Link } from 'react-router'
import { useDevice } from '../../use-device.ts'
import { DifferenceView } from './DifferenceView.tsx'
import './history.css'
import { VersionList } from './VersionList.tsx'

/** Which versions readers have seen, and what one of them changed. */
export function HistoryView({ page: { id, questionType, title, isPublished, history } }: { page: HistoryPage }) {
  const device = useDevice()
  const { revisions, difference } = history
  return (
    <article className="card history">
      <header className="history-head">
        <h1>{copy.title}</h1>
        <p>{title}</p>
        {isPublished && (
          <Link to={questionPath(device, id)}>{copy.back[questionType === 0 ? 'question' : 'article']}</Link>
        )}
      </header>
      <VersionList revisions={revisions} shown={difference?.number} />
      {difference && <DifferenceView revisions={revisions} difference={difference} />}
    </article>
  )
}
