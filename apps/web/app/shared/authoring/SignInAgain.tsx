import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { useLocation } from 'react-router'
import { signIn } from '../../shell/session/session-actions.ts'
import { useDevice } from '../use-device.ts'
import './authoring.css'

/** The session has ended while somebody wrote: sign-in leads back here, and the text is on the device meanwhile. */
export function SignInAgain({ flush }: { flush: () => Promise<void> }) {
  const device = useDevice()
  const { pathname, search } = useLocation()
  const leave = async () => {
    await flush()
    await signIn(device, `/kms${pathname}${search}`)
  }
  return (
    <p className="signed-out" role="alert">
      {copy.state.signedOut}
      <button type="button" className="button outline" onClick={() => void leave().catch(() => undefined)}>
        {copy.signInAgain}
      </button>
    </p>
  )
}
