import { finishSignIn, type SignInOutcome } from '@kms/features/session/finish-sign-in'
import { signInReturn } from '@kms/features/session/own-path'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../use-device.ts'
import { SignInButtons } from './SignInButtons.tsx'
import './sign-in.css'
import { StandAlone } from './StandAlone.tsx'

export const loader = () => null
export const meta = () => [
  { title: `${signInCopy.callbackTitle} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
  // The address carries a code: it goes to nobody else.
  { name: 'referrer', content: 'no-referrer' },
]

type Failure = Extract<SignInOutcome, { failed: string }>

export default function LoginCallbackPage() {
  const [failure, setFailure] = useState<Failure>()
  const begun = useRef(false)
  const home = `/kms/${useDevice()}/home`
  useEffect(() => {
    // The code is good for one use.
    if (begun.current) return
    begun.current = true
    void finish(home).then(setFailure)
  }, [home])
  return <StandAlone>{failure ? <SignInFailed failure={failure} home={home} /> : <Waiting />}</StandAlone>
}

/** Leaves on success, so that the next document is rendered for the member; the code is gone from the history. */
async function finish(home: string): Promise<Failure | undefined> {
  const { sessionApi, tokenKeeper } = await import('../../shell/session/session-tab.ts')
  const outcome = await finishSignIn(new URLSearchParams(window.location.search), sessionApi)
  if ('failed' in outcome) return outcome
  if (outcome.token !== null) tokenKeeper.store(outcome.token)
  window.location.replace(signInReturn(outcome.to) ?? home)
  return undefined
}

const Waiting = () => (
  <div role="status">
    <MessagePage heading="h1" drawing="notFound" title={signInCopy.callbackWaiting} />
  </div>
)

const SignInFailed = ({ failure, home }: { failure: Failure; home: string }) => (
  <MessagePage
    heading="h1"
    drawing="failed"
    title={failure.failed === 'denied' ? signInCopy.callbackDenied : signInCopy.callbackFailed}
    advice={failure.message || signInCopy.callbackFailedAdvice}
  >
    <SignInButtons device={useDevice()} returnTo={failure.returnTo ?? home}>
      {/* A whole document: the session is looked at anew. */}
      <a className="button" href={home}>
        {signInCopy.home}
      </a>
    </SignInButtons>
  </MessagePage>
)
