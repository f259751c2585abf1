import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import type { Person } from './console-session.ts'
import { tellSession } from './session-store.ts'
import { SIGN_IN_AGAIN } from './sign-in-address.ts'
import { SignInCard } from './SignInCard.tsx'

const SIGN_IN_AGAIN_HREF = `/kms/admin${SIGN_IN_AGAIN}`

type Props = { person: Person; newcomer: Person | null }

/** Lies over the work until its owner is back. The sign-in has a tab of its own; this one notices by itself. */
export function EndedCover({ person, newcomer }: Props) {
  return (
    <SignInCard cover>
      <h1>{newcomer === null ? '登录已失效' : '登录的人变了'}</h1>
      {newcomer === null ? (
        <>
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={`请以 ${person.nickname} 的身份重新登录，未保存的内容还在。`}
          />
          <p>登录在新标签页进行，完成后这一页自动恢复。</p>
          <div className="sign-in-actions">
            <Button type="primary" block autoFocus href={SIGN_IN_AGAIN_HREF} target="_blank" rel="noopener">
              重新登录
            </Button>
          </div>
        </>
      ) : (
        <Replaced person={person} newcomer={newcomer} />
      )}
    </SignInCard>
  )
}

function Replaced({ person, newcomer }: { person: Person; newcomer: Person }) {
  const client = useQueryClient()
  const startAnew = () => {
    // What one person was shown is not another's to see.
    client.clear()
    tellSession({ type: 'newcomer takes over' })
  }
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={`这个浏览器现在以 ${newcomer.nickname} 登录，这一页是 ${person.nickname} 的。`}
      />
      <p>改回 {person.nickname} 登录后，这一页自动恢复，未保存的内容还在。</p>
      <div className="sign-in-actions">
        <Button danger block onClick={startAnew}>
          放弃未保存的内容，以 {newcomer.nickname} 继续
        </Button>
      </div>
    </>
  )
}
