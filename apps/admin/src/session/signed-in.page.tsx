import { Link } from 'react-router'
import { SignInCard } from './SignInCard.tsx'

/** The end of a sign-in that was begun for another tab. */
export function Component() {
  return (
    <SignInCard>
      <title>已登录 - 施知道 运营台</title>
      <h1>已登录</h1>
      <p>请关闭这一页，回到原来的标签页继续。</p>
      <div className="sign-in-actions">
        <Link to="/">在这里打开运营台</Link>
      </div>
    </SignInCard>
  )
}
