import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { escapeHtml, htmlPage } from '../html-page.ts'
import { NICKNAME_MAX, type IamAccounts } from './iam-accounts.ts'
import { readForm } from './read-form.ts'
import { mayReturnAfterProfile } from './return-addresses.ts'

type Next = () => Promise<unknown>

/** People keep their profile at the provider; afterwards our /iam/profile/callback page fetches what changed. */
export function profileEdit(provider: Provider, accounts: IamAccounts, publicOrigins: readonly string[]) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    if (ctx.path !== '/profile') {
      await next()
      return
    }
    ctx.set('cache-control', 'no-store')
    const back = String(ctx.query.redirect_uri ?? '')
    const session = await provider.Session.get(ctx)
    const account = session.accountId ? accounts.find(session.accountId) : undefined
    if (!mayReturnAfterProfile(back, publicOrigins)) refuse(ctx, 400, '返回地址未登记')
    else if (!account) refuse(ctx, 401, '请先登录')
    else if (ctx.method !== 'POST') ctx.body = profilePage(account.nickname)
    else if (accounts.rename(account.sub, (await readForm(ctx.req)).get('nickname') ?? '')) {
      ctx.redirect(back)
      ctx.status = 303
    } else refuse(ctx, 400, `昵称须为 1 至 ${NICKNAME_MAX} 个字`)
  }
}

function refuse(ctx: KoaContextWithOIDC, status: number, reason: string): void {
  ctx.status = status
  ctx.body = htmlPage('个人资料', `<p role="alert">${reason}</p>`)
}

function profilePage(nickname: string): string {
  return htmlPage(
    '个人资料',
    `<form method="post"><label>昵称<input name="nickname" maxlength="${NICKNAME_MAX}" required value="${escapeHtml(nickname)}"></label><button type="submit">保存</button></form>`,
  )
}
