import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { StatusPage } from '../shell/StatusPage.tsx'
import { describeFailure, requestIdOf } from './describe-failure.ts'
import { EndedCover } from './EndedCover.tsx'
import { recogniseAgain } from './recognise.ts'
import { RefusedPage } from './RefusedPage.tsx'
import { useSession } from './session-store.ts'
import { SignInPage } from './SignInPage.tsx'

/** Shows the console to somebody with a role for it, and everybody else what they can do about it. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const client = useQueryClient()
  const active = session.state === 'active'

  useEffect(() => {
    // What was refused while nobody was signed in is asked again.
    if (active) void client.invalidateQueries()
  }, [client, active])

  switch (session.state) {
    case 'starting':
      return <div className="loading-bar" role="progressbar" aria-label="加载中…" />
    case 'unreachable':
      return (
        <main className="sign-in">
          <StatusPage
            title="运营台没有打开"
            detail={describeFailure(session.error)}
            requestId={requestIdOf(session.error)}
          >
            <Button onClick={recogniseAgain}>重试</Button>
          </StatusPage>
        </main>
      )
    case 'signed-out':
      return <SignInPage />
    case 'refused':
      return <RefusedPage person={session.person} />
    default:
      return (
        <>
          <div key={session.person.id} className="console" hidden={!active} inert={!active}>
            {children}
          </div>
          {session.state === 'ended' && <EndedCover {...session} />}
        </>
      )
  }
}
