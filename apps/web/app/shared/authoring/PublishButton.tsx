import { saveState } from '@kms/features/drafts/save-state'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import type { WritingForm } from './use-writing.ts'

/** 发布, or 待发布 while it waits for the network or for pictures; waiting it can be taken back. */
export function PublishButton({ writing: { draft, publish, cancelPublish } }: { writing: WritingForm }) {
  const state = saveState(draft)
  if (state === 'queued') {
    return (
      <button type="button" className="button" title={copy.queuedHint} onClick={cancelPublish}>
        {copy.queued}
        <span className="visually-hidden">：{copy.cancelQueued}</span>
      </button>
    )
  }
  const publishing = state === 'publishing'
  return (
    <button
      type="button"
      className="button primary"
      disabled={publishing || draft.other !== null}
      aria-busy={publishing}
      onClick={publish}
    >
      {publishing ? copy.publishing : copy.publish}
    </button>
  )
}
