import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useSession } from './session-store.ts'
import { SignInPage } from './SignInPage.tsx'

/** Shows the console to somebody with a token, and the sign-in page to everybody else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const client = useQueryClient()
  const token = session.state === 'active' ? session.token : null

  useEffect(() => {
    // What an earlier token was refused, or allowed, says nothing about this one.
    if (token !== null) void client.invalidateQueries()
    else if (session.state === 'signed-out') client.clear()
  }, [client, token, session.state])

  if (session.state === 'signed-out') return <SignInPage />
  const covered = session.state === 'expired'
  return (
    <>
      <div key={session.claims.subject} className="console" hidden={covered} inert={covered}>
        {children}
      </div>
      {covered && <SignInPage expiredName={session.claims.name} />}
    </>
  )
}
