import { ownPath } from '@kms/features/session/own-path'
import { SESSION_KEYS } from '@kms/features/session/session-storage'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { MessagePage } from '@kms/ui/MessagePage'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'
import './sign-in.css'
import { StandAlone } from './StandAlone.tsx'

export const loader = () => null
export const meta = () => [
  { title: `${signInCopy.profileTitle} - ${siteCopy.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Back from the provider's profile page: what changed there is taken over, then on to where the reader came from. */
export default function ProfileCallbackPage() {
  const [reason, setReason] = useState<string>()
  const begun = useRef(false)
  const isMember = useViewer() !== null
  const home = `/kms/${useDevice()}/home`
  useEffect(() => {
    if (begun.current || !isMember) return
    begun.current = true
    void takeOver(home).then(setReason)
  }, [isMember, home])

  if (isMember && reason === undefined) {
    return (
      <StandAlone>
        <div role="status">
          <MessagePage heading="h1" drawing="notFound" title={signInCopy.profileWaiting} />
        </div>
      </StandAlone>
    )
  }
  return (
    <StandAlone>
      <MessagePage
        heading="h1"
        drawing="failed"
        title={isMember ? signInCopy.profileFailed : signInCopy.profileNobody}
        advice={reason || signInCopy.profileFailedAdvice}
      >
        <div className="sign-in-buttons">
          <a className="button" href={home}>
            {signInCopy.home}
          </a>
        </div>
      </MessagePage>
    </StandAlone>
  )
}

async function takeOver(home: string): Promise<string | undefined> {
  const [{ browserApi }, { tabMemory }] = await Promise.all([
    import('../../shell/browser-api.ts'),
    import('../../shell/session/session-tab.ts'),
  ])
  try {
    await browserApi.syncProfile({})
    window.location.replace(ownPath(tabMemory.get(SESSION_KEYS.originUrl)) ?? home)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}
