import type { BoxRow } from '@kms/features/drafts/draft-rows'
import { useDraftBox } from '@kms/features/drafts/use-draft-box'
import { addPath } from '@kms/features/drafts/draft-paths'
import { questionEditPath } from '@kms/features/questions/question-paths'
import { authoringCopy } from '@kms/ui/copy/authoring.copy'
import { formatRelative } from '@kms/ui/format/format-time'
import { MessagePage } from '@kms/ui/MessagePage'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'
import { authoringApi } from './authoring-api.ts'
import './authoring.css'
import { WaitingRows } from './WaitingRows.tsx'

const copy = authoringCopy.drafts

/** What is not with the readers yet: on the server, and what only this device has. */
export function DraftBox() {
  const memberId = useViewer()?.id ?? ''
  return (
    <>
      <WaitingRows memberId={memberId} />
      <Drafts memberId={memberId} />
    </>
  )
}

function Drafts({ memberId }: { memberId: string }) {
  const { rows, more, state, remove } = useDraftBox(authoringApi, memberId)
  if (state === 'ready' && rows.length === 0)
    return <MessagePage heading="h2" drawing="empty" title={copy.empty} advice={copy.emptyAdvice} />
  return (
    <section className="draft-box">
      <ul>
        {rows.map((row) => (
          <DraftRow key={row.id ?? row.unsent?.slot} row={row} remove={() => remove(row)} />
        ))}
      </ul>
      {state === 'loading' && <p className="editor-loading">{authoringCopy.loading}</p>}
      {state === 'failed' && <p role="alert">{copy.failed}</p>}
      {more && (
        <button type="button" className="button" onClick={more}>
          {state === 'failed' ? authoringCopy.retry : copy.more}
        </button>
      )}
    </section>
  )
}

const unsentWord = (id: string | null, queued: boolean) =>
  queued ? authoringCopy.queued : id === null ? copy.onDevice : copy.newerOnDevice

function DraftRow({ row, remove }: { row: BoxRow; remove: () => Promise<void> }) {
  const device = useDevice()
  const [sure, setSure] = useState(false)
  const { unsent } = row
  const address = row.id === null ? addPath(device, row.questionType, unsent?.slot) : questionEditPath(device, row.id)
  const title = row.title || copy.untitled
  return (
    <li>
      <Link to={address}>
        <b>{title}</b>
        <span>{row.excerpt}</span>
      </Link>
      <p>
        <small>{copy.types[row.questionType]}</small>
        {row.id !== null && <small data-state={row.state}>{copy.states[row.state]}</small>}
        {unsent && <small data-state={unsent.queued ? 'queued' : 'unsent'}>{unsentWord(row.id, unsent.queued)}</small>}
        {row.isPublished && <small>{copy.revision}</small>}
        <small suppressHydrationWarning>{copy.savedAt(formatRelative(row.savedAt, Date.now()))}</small>
      </p>
      {unsent?.refusal && <p className="returned">{copy.refused(unsent.refusal)}</p>}
      {row.reason && <p className="returned">{authoringCopy.returned(row.reason)}</p>}
      <div className="draft-acts">
        <Link className="button outline" to={address} aria-label={`${copy.go}：${title}`}>
          {copy.go}
        </Link>
        {sure ? (
          <>
            <button type="button" className="button danger" onClick={() => void remove().catch(() => setSure(false))}>
              {copy.deleteSure}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {copy.cancel}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button"
            aria-label={`${copy.delete}：${title}`}
            onClick={() => setSure(true)}
          >
            {copy.delete}
          </button>
        )}
      </div>
    </li>
  )
}
