import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { StatusPage } from '../shell/StatusPage.tsx'
import { describeFailure, requestIdOf } from './describe-failure.ts'
import { signOut } from './sign-out.ts'

export type SignOutState = { asked: true }

/**
 * Signing out is a way out of a page like any other, so an editor with unsaved text can stop it. Somebody who did not press
 * the button, but followed a link from anywhere, is asked.
 */
export function Component() {
  const asked = (useLocation().state as SignOutState | null)?.asked === true
  const [failure, setFailure] = useState<unknown>(null)

  const leave = () => {
    setFailure(null)
    signOut().catch(setFailure)
  }
  const leaveIfAsked = useEffectEvent(() => asked && leave())
  useEffect(() => {
    leaveIfAsked()
  }, [])

  return (
    <>
      <title>退出 - 施知道 运营台</title>
      {failure !== null ? (
        <StatusPage title="没有退出" detail={describeFailure(failure)} requestId={requestIdOf(failure)}>
          <Button onClick={leave}>重试</Button>
        </StatusPage>
      ) : asked ? (
        <StatusPage title="正在退出" />
      ) : (
        <StatusPage title="退出运营台">
          <Button onClick={leave}>退出</Button>
        </StatusPage>
      )}
    </>
  )
}
