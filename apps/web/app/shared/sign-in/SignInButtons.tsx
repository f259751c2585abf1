import type { Device } from '@kms/features/device/device'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import type { ReactNode } from 'react'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  device: Device
  returnTo: string
  /** Registration comes first, signing in second. */
  register?: boolean
  /** The name of a failure that led back here. */
  failed?: string | null
  children?: ReactNode
}

/** The way to the identity provider, and what to say when it is closed. */
export function SignInButtons({ device, returnTo, register = false, failed = null, children }: Props) {
  const { state, leave } = useSignIn(device, returnTo)
  const leaving = state === 'leaving'
  return (
    <div className="sign-in-buttons">
      <button type="button" className="button primary" disabled={leaving} onClick={() => leave({ register })}>
        {leaving ? signInCopy.leaving : register ? signInCopy.joinNow : signInCopy.signIn}
      </button>
      {register && (
        <button type="button" className="button" disabled={leaving} onClick={() => leave()}>
          {signInCopy.joinHave}
        </button>
      )}
      {children}
      <p role="alert">{state === 'failed' ? signInCopy.failed : state === 'idle' && failed ? wordsFor(failed) : ''}</p>
      <noscript>
        <p>{signInCopy.needsScripts}</p>
      </noscript>
    </div>
  )
}

const wordsFor = (failed: string) =>
  (Object.hasOwn(signInCopy.failures, failed) && signInCopy.failures[failed]) || signInCopy.otherFailure
