import { useAnswerEdit } from '@kms/features/answers/use-answer-edit'
import type { ShownAnswer } from '@kms/features/questions/load-question-detail'
import { answerPart } from '@kms/features/questions/question-paths'
import { showToast } from '@kms/features/toast/toast-store'
import { ConfirmDialog } from '@kms/ui/ConfirmDialog'
import { questionActsCopy } from '@kms/ui/copy/question-acts.copy'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { authoringApi } from '../authoring/authoring-api.ts'
import { lazyPart } from '../shell/lazy-part.ts'
import { useViewer } from '../use-viewer.ts'

// Each in a chunk of its own, so that the page need not know what they consist of.
const ConflictChoice = lazyPart(async () => (await import('../authoring/ConflictChoice.tsx')).ConflictChoice)
const SignInAgain = lazyPart(async () => (await import('../authoring/SignInAgain.tsx')).SignInAgain)
const AnswerField = lazy(async () => ({ default: (await import('./AnswerField.tsx')).AnswerField }))

const { edit, write } = questionActsCopy

type Props = { answer: ShownAnswer; close: () => void }

const getCalls = async () => authoringApi
const keptAlready = async () => undefined

/** The author's answer in the place where readers see it. */
export function EditAnswer({ answer: { id, questionId }, close }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const memberId = useViewer()?.id ?? ''
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const onSaved = (status: 'published' | 'pending') => {
    if (status === 'pending') showToast(edit.pending)
    // Open until the new text has come, so that nobody sees the old one again.
    void revalidate()
      .then(close)
      // An answer further down the list than its first page is shown by its address.
      .then(() => navigate({ hash: answerPart(id) }, { replace: true }))
  }
  const editing = useAnswerEdit({ getCalls, memberId, answerId: id, onSaved })
  const { state, text, other, trouble, wasRestored, isChanged } = editing
  const leave = () => {
    editing.forget()
    close()
  }
  if (state === 'unopened')
    return (
      <p role="alert">
        {edit.openFailed}{' '}
        <button type="button" className="button small" onClick={editing.open}>
          {edit.retry}
        </button>
      </p>
    )
  if (state === 'opening' || !text) return <p className="muted">{edit.opening}</p>
  const failure = trouble?.kind === 'refused' ? edit.refused(trouble.reason) : trouble ? edit.failed : ''
  return (
    <div className="edit-answer">
      <Suspense fallback={<p className="muted">{edit.opening}</p>}>
        {other && <ConflictChoice mine={text} other={{ fields: other.text }} choose={editing.choose} />}
        <AnswerField
          key={editing.edition}
          label={edit.label}
          placeholder={write.placeholder}
          questionId={questionId}
          initial={text}
          onChange={editing.write}
          autoFocus
          readOnly={state === 'saving' || other !== undefined}
        />
        {trouble?.kind === 'signedOut' && <SignInAgain flush={keptAlready} />}
      </Suspense>
      <div className="answer-box-acts">
        <span role="status">{wasRestored && failure === '' && edit.restored}</span>
        <span role="alert">{failure}</span>
        <button type="button" className="button" onClick={() => (isChanged ? setLeaving(true) : leave())}>
          {isChanged ? edit.leave : edit.cancel}
        </button>
        <button type="button" className="button primary" disabled={!editing.canSave} onClick={editing.save}>
          {state === 'saving' ? edit.saving : edit.save}
        </button>
      </div>
      {isLeaving && (
        <ConfirmDialog
          danger
          title={edit.leaveAsk}
          act={edit.leave}
          cancelLabel={edit.cancel}
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
