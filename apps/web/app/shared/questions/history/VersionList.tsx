import type { QuestionRevision } from '@kms/contract/questions'
import { versionsPath } from '@kms/features/questions/question-paths'
import { questionHistoryCopy as copy } from '@kms/ui/copy/question-history.copy'
import { Link } from 'react-router'
import { TimeText } from '../TimeText.tsx'

type Props = { revisions: readonly QuestionRevision[]; shown: number | undefined }

/** Newest first: who changed what, and when. */
export const VersionList = ({ revisions, shown }: Props) => (
  <nav className="versions" aria-label={copy.versions}>
    <ol reversed>
      {revisions.map((revision, index) => (
        <li key={revision.number}>
          <Link
            to={versionsPath(revision.number)}
            replace
            preventScrollReset
            aria-current={revision.number === shown ? 'true' : undefined}
          >
            <b>{copy.edition(revision.edition)}</b>
            {index === 0 && <span className="badge plain">{copy.current}</span>}
            <span className="version-change">{changeOf(revision)}</span>
            <small>
              {revision.editorName} · <TimeText at={revision.createdAt} />
            </small>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

const changeOf = ({ edition, changes }: QuestionRevision) =>
  edition === 1 ? copy.first : copy.changed(changes.map((change) => copy.change[change]).join(copy.and))
