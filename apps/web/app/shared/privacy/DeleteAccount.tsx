import { ApiError } from '@kms/api-client'
import { privacyCopy } from '@kms/ui/copy/privacy.copy'
import { useId, useState, type FormEvent } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { signOut } from '../../shell/session/session-actions.ts'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

const PROBLEMS: Record<string, string> = {
  'account.name_differs': privacyCopy.differs,
  'account.has_duties': privacyCopy.duties,
  'signin.again': privacyCopy.signInAgain,
}
const wordsOf = (error: unknown) => (error instanceof ApiError && PROBLEMS[error.error ?? '']) || privacyCopy.failed

/** Says what will happen, and asks for the name: nobody gets here by a slip of the finger. */
export function DeleteAccount() {
  const device = useDevice()
  const nickname = useViewer()?.nickname ?? ''
  const field = useId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setState('busy')
    setProblem('')
    try {
      await browserApi.requestDeletion({ body: { nickname: typed } })
      setState('done')
    } catch (error) {
      setProblem(wordsOf(error))
      setState('idle')
    }
  }
  if (state === 'done')
    return (
      <section className="card privacy-part" role="status">
        <p>{privacyCopy.deleted}</p>
        {/* Every session has ended: leaving takes what the browser still keeps along. */}
        <button type="button" className="button primary" onClick={() => void signOut(device)}>
          {privacyCopy.home}
        </button>
      </section>
    )
  return (
    <form className="card privacy-part" onSubmit={(event) => void send(event)} aria-labelledby="delete-account">
      <h2 id="delete-account">{privacyCopy.deleteTitle}</h2>
      <ul className="privacy-facts">
        {privacyCopy.deleteIntro.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <label htmlFor={field}>{privacyCopy.deleteField(nickname)}</label>
      <input
        id={field}
        type="text"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={`${field}-problem`}
      />
      <p id={`${field}-problem`} role="alert">
        {problem}
      </p>
      <button type="submit" className="button danger" disabled={state === 'busy' || typed.trim() !== nickname.trim()}>
        {state === 'busy' ? privacyCopy.deleting : privacyCopy.deleteDo}
      </button>
    </form>
  )
}
