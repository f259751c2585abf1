import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { IamAccounts } from './iam-accounts.ts'
import { readForm } from './read-form.ts'
import { registerPage, signInPage } from './sign-in.page.ts'

type Next = () => Promise<unknown>

export const SIGN_IN_PATH = '/interaction/'

/** The provider's own page: one form, and a list of accounts to click. */
export function signIn(provider: Provider, accounts: IamAccounts) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    if (!ctx.path.startsWith(SIGN_IN_PATH)) {
      await next()
      return
    }
    ctx.set('cache-control', 'no-store')
    // Throws SessionNotFound when this browser did not begin the sign-in.
    const { prompt } = await provider.interactionDetails(ctx.req, ctx.res)
    const page = prompt.name === 'create' ? registering(accounts) : signingIn(accounts)
    if (ctx.method !== 'POST') {
      ctx.body = page.show()
      return
    }
    const account = page.submit(await readForm(ctx.req))
    if (!account) {
      ctx.status = page.faultStatus
      ctx.body = page.show(page.fault)
      return
    }
    // Not remembered: the provider's cookie ends with the browser.
    const login = { accountId: account.sub, remember: false }
    // Naming the prompt says that it was answered.
    const result = { [prompt.name]: {}, login }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false }))
    ctx.status = 303
  }
}

function signingIn(accounts: IamAccounts) {
  return {
    show: (fault?: string) => signInPage(accounts.list(), fault),
    submit: (form: URLSearchParams) => accounts.signIn(form.get('account') ?? '', form.get('password') ?? ''),
    fault: '账号或密码不正确',
    faultStatus: 401,
  }
}

/** prompt=create (OpenID Connect Prompt Create 1.0): our "register" link leads here. */
function registering(accounts: IamAccounts) {
  return {
    show: (fault?: string) => registerPage(fault),
    submit: (form: URLSearchParams) =>
      accounts.register(form.get('account') ?? '', form.get('password') ?? '', form.get('nickname') ?? ''),
    fault: '账号已被使用，或填写不符合要求',
    faultStatus: 400,
  }
}
