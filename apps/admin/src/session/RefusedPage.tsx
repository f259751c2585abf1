import type { Person } from './console-session.ts'
import { SignInCard } from './SignInCard.tsx'
import { SignOutButton } from './SignOutButton.tsx'

export function RefusedPage({ person }: { person: Person }) {
  return (
    <SignInCard>
      <title>没有权限 - 施知道 运营台</title>
      <h1>没有权限进入运营台</h1>
      <p>您以 {person.nickname} 的身份登录，这个账号没有运营、审核或管理员角色。需要权限请联系管理员。</p>
      <div className="sign-in-actions">
        <SignOutButton block>退出</SignOutButton>
        <a href="/kms/">返回首页</a>
      </div>
    </SignInCard>
  )
}
