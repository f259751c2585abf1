import { expect, it } from 'vitest'
import { finishSignIn } from './finish-sign-in.ts'

const STATE = `iam:${'a'.repeat(22)}`
const saved = { callbackUrl: '/kms/pc/my/info?a=1', channel: 'pc', utm: { utmSource: 'wechat' } } as const

function provider(options: { lost?: boolean; refuses?: string } = {}) {
  const sent: unknown[] = []
  return {
    sent,
    takeSsoState: async () => {
      if (options.lost) throw new Error('登录已超时，请重新登录')
      return saved
    },
    loginProfile: async (input: unknown) => {
      sent.push(input)
      if (options.refuses) throw new Error(options.refuses)
      return 'token'
    },
  }
}
const finish = (query: Record<string, string>, api = provider()) => finishSignIn(new URLSearchParams(query), api)

it('turns the code into a session and goes back to where it began', async () => {
  const api = provider()
  expect(await finish({ code: 'c', state: STATE, iss: 'https://iam' }, api)).toEqual({
    to: saved.callbackUrl,
    token: 'token',
  })
  expect(api.sent).toEqual([
    { body: { code: 'c', channel: 'pc', utm: { utmSource: 'wechat' }, state: STATE, iss: 'https://iam' } },
  ])
})

it.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])(
  'goes back without a word on %s',
  async (error) => {
    const api = provider()
    expect(await finish({ error, state: STATE }, api)).toEqual({ to: saved.callbackUrl, token: null })
    expect(api.sent).toEqual([])
  },
)

it.each([
  [{ error: 'access_denied', state: STATE }, {}, { failed: 'denied', message: '', returnTo: saved.callbackUrl }],
  [{ error: 'server_error', state: STATE }, {}, { failed: 'refused', message: '', returnTo: saved.callbackUrl }],
  [{ code: 'c', state: 'forged' }, {}, { failed: 'refused', message: '', returnTo: null }],
  [{ code: 'c' }, {}, { failed: 'refused', message: '', returnTo: null }],
  [
    { code: 'c', state: STATE },
    { lost: true },
    { failed: 'refused', message: '登录已超时，请重新登录', returnTo: null },
  ],
  [
    { code: 'c', state: STATE },
    { refuses: '账号已停用' },
    { failed: 'refused', message: '账号已停用', returnTo: saved.callbackUrl },
  ],
])('%j %j', async (query, options, outcome) => {
  expect(await finish(query as Record<string, string>, provider(options))).toEqual(outcome)
})
