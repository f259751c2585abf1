import type { sections } from '@kms/contract'
import type { DraftSession } from '@kms/features/drafts/draft-session'
import { useDraft } from '@kms/features/drafts/use-draft-session'
import { draftBoxPath } from '@kms/features/drafts/draft-paths'
import { questionEditPath } from '@kms/features/questions/question-paths'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { Link } from 'react-router'
import { authoringLoader, authoringMeta } from '../../shared/authoring/authoring.loader.ts'
import '../../shared/authoring/authoring.css'
import { ConflictChoice } from '../../shared/authoring/ConflictChoice.tsx'
import { LabelFields } from '../../shared/authoring/LabelFields.tsx'
import { SaveWord } from '../../shared/authoring/SaveWord.tsx'
import { OpenPiece, usePiece } from '../../shared/authoring/Writing.tsx'
import './authoring-pc.css'
import type { Route } from './+types/label.page.ts'

const copy = authoringCopy.label

export const loader = ({ context }: Route.LoaderArgs) => authoringLoader({ context })
export const meta = () => authoringMeta('pc-operate-label')

/** Section and tags alone, of a draft that exists. */
export default function LabelPage({ loaderData }: Route.ComponentProps) {
  const piece = usePiece()
  return (
    <div className="container">
      <div className="authoring-page">
        <h1>{copy.title}</h1>
        <div className="card">
          {piece.kind === 'edit' ? (
            <OpenPiece piece={piece}>{(session) => <Labels session={session} tree={loaderData.tree} />}</OpenPiece>
          ) : (
            <MessagePage heading="h2" drawing="empty" title={copy.none}>
              <Link className="button outline" to={draftBoxPath('pc')}>
                {authoringCopy.draftBox}
              </Link>
            </MessagePage>
          )}
        </div>
      </div>
    </div>
  )
}

function Labels({ session, tree }: { session: DraftSession; tree: readonly sections.SectionTree[] }) {
  const { dispatch } = session
  const draft = useDraft(session)
  return (
    <div className="authoring">
      <div className="authoring-bar">
        <SaveWord draft={draft} />
        <Link to={questionEditPath('pc', draft.id ?? '')}>{copy.back}</Link>
      </div>
      {draft.other && (
        <ConflictChoice mine={draft.fields} other={draft.other} choose={(side) => dispatch({ type: 'chose', side })} />
      )}
      <LabelFields
        tree={tree}
        fields={draft.fields}
        onChange={(fields) => dispatch({ type: 'changed', fields, now: Date.now() })}
      />
    </div>
  )
}
