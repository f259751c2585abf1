import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { describeFailure, requestIdOf } from './describe-failure.ts'
import { leadsStraightToSignIn } from './sign-in-address.ts'
import { SignInCard } from './SignInCard.tsx'
import { signIn } from './sign-in.ts'

export function SignInPage() {
  const [leaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function leave() {
    setLeaving(true)
    setFailure(null)
    try {
      await signIn()
    } catch (error) {
      setFailure(error)
      setLeaving(false)
    }
  }

  const leaveAtOnce = useEffectEvent(() => leadsStraightToSignIn(location) && void leave())
  useEffect(() => {
    leaveAtOnce()
    // Back from the provider by the back button, the page is as it was left.
    const returned = () => setLeaving(false)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  return (
    <SignInCard>
      <title>登录 - 施知道 运营台</title>
      <h1>登录后进入运营台</h1>
      <p>使用公司统一身份登录，登录后回到这一页。</p>
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={describeFailure(failure)}
          description={requestIdOf(failure) && `请求编号 ${requestIdOf(failure)}`}
        />
      )}
      <div className="sign-in-actions">
        <Button type="primary" block loading={leaving} onClick={() => void leave()}>
          登录
        </Button>
        <a href="/kms/">返回首页</a>
      </div>
    </SignInCard>
  )
}
