import type { KoaContextWithOIDC, Provider } from 'oidc-provider'

type Next = () => Promise<unknown>

/** Tells our pages, across origins and by the provider's cookie alone, whether the reader is signed in at the provider. */
export function checkLogin(provider: Provider, publicOrigins: readonly string[]) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    if (ctx.path !== '/checkLogin') {
      await next()
      return
    }
    const origin = ctx.get('origin')
    if (origin && !publicOrigins.includes(origin)) {
      ctx.status = 403
      ctx.body = { code: 403, message: '来源不被允许' }
      return
    }
    ctx.vary('Origin')
    ctx.set('cache-control', 'no-store')
    if (origin) {
      ctx.set('access-control-allow-origin', origin)
      ctx.set('access-control-allow-credentials', 'true')
    }
    if (ctx.method === 'OPTIONS') {
      ctx.set('access-control-allow-methods', 'POST')
      ctx.set('access-control-allow-headers', 'content-type')
      ctx.status = 204
    } else if (ctx.method === 'POST') {
      const session = await provider.Session.get(ctx)
      ctx.body = { code: 200, data: { login: Boolean(session.accountId) } }
    } else {
      ctx.set('allow', 'POST, OPTIONS')
      ctx.status = 405
    }
  }
}
