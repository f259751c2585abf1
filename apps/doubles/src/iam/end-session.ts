import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { htmlPage } from '../html-page.ts'

type Next = () => Promise<unknown>

export const END_SESSION_PATH = '/session/end'

/**
 * With the id token of the person who is signed in the library's checks are enough: its confirmation page is replaced by the
 * logout itself and the way back. Runs around the library, which has then verified hint, client and return address.
 */
export function endSessionAtOnce(provider: Provider) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next()
    if (ctx.path !== END_SESSION_PATH || ctx.status !== 200 || !ctx.oidc?.entities.IdTokenHint) return
    const { session, params, entities } = ctx.oidc
    if (!session) return
    const hinted = (entities.IdTokenHint as unknown as { payload: { sub?: string } }).payload.sub
    if (session.accountId && session.accountId !== hinted) return

    // Tokens of a session end with it.
    await session.destroy()
    ctx.cookies.set(provider.cookieName('session'), null, { path: '/iam', signed: true, overwrite: true })

    const back = new URL(
      (params?.post_logout_redirect_uri as string | undefined) ?? provider.urlFor('end_session_success'),
    )
    if (typeof params?.state === 'string') back.searchParams.set('state', params.state)
    ctx.body = ''
    ctx.redirect(back.href)
    ctx.status = 303
  }
}

/** Without the hint anybody's link could sign a reader out, so the reader is asked. `form` is the library's, without a button. */
export async function askBeforeLogout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  ctx.body = htmlPage(
    '确认退出',
    `<p>是否退出统一身份登录？</p>${form}<button form="op.logoutForm" name="logout" value="yes">退出登录</button>`,
  )
}

export async function saySignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  ctx.body = htmlPage('已退出', '<p>您已退出统一身份登录。</p>')
}
