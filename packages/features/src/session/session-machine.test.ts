import type { UserInfo } from '@kms/contract/session'
import { describe, expect, it } from 'vitest'
import { next, type Facts, type SessionEvent, type SessionState, type Step } from './session-machine.ts'

const PAGE = { access: 'yes', signsIn: false, judgesDataCentre: false } as const
const MEMBERS_PAGE = { ...PAGE, access: 'no' } as const
const APPLET = { ...PAGE, judgesDataCentre: true }
const CALLBACK = { ...PAGE, signsIn: true }
const NOBODY: Facts = {
  site: 'pc',
  inWeChat: false,
  page: PAGE,
  rendered: { memberId: null, unknown: false },
  stored: null,
  hasVisitorCookie: false,
  ssoChecked: false,
  ssoState: false,
  canCheckLogin: true,
  canRemember: true,
}
const RENDERED = { rendered: { memberId: '7', unknown: false } }
const UNKNOWN = { rendered: { memberId: null, unknown: true } }
const USER_TOKEN = { stored: { kind: 'user', subject: '7' } } as const
const VISITOR_TOKEN = { stored: { kind: 'visitor', subject: 'v' } } as const
const WECHAT = { site: 'mobile', inWeChat: true } as const
const user = (visitorFlag: 0 | 1) =>
  ({ id: visitorFlag ? '0' : '7', visitorFlag, nickname: '张工', roles: [] }) as unknown as UserInfo

/** `member -> redirecting: clearSignOut, leave`: the state after it and the effects' names. */
const short = ([state, ...effects]: Step) =>
  [state.name, ...effects.map((e) => (e.do === 'redirect' ? `redirect ${e.to}` : e.do))].join(' ')
const at = (name: Exclude<SessionState['name'], 'starting'>, facts: Partial<Facts> = {}): SessionState => ({
  name,
  facts: { ...NOBODY, ...facts },
})

describe('a document starts', () => {
  const rows: [string, Partial<Facts>, string][] = [
    ['no token on the desktop', {}, 'checkingSso checkSso'],
    ['no token on a phone', { site: 'mobile' }, 'checkingSso checkSso'],
    ['no token in WeChat on a desktop', { inWeChat: true }, 'checkingSso checkSso'],
    ['already checked', { ssoChecked: true }, 'fetchingVisitorToken fetchVisitorToken'],
    ['provider without checkLogin', { canCheckLogin: false }, 'redirecting markSsoChecked redirect ssoSilent'],
    ['the same, already asked', { canCheckLogin: false, ssoChecked: true }, 'fetchingVisitorToken fetchVisitorToken'],
    [
      'the same, and no storage to remember it',
      { canCheckLogin: false, canRemember: false },
      'fetchingVisitorToken fetchVisitorToken',
    ],
    ['no storage to remember a check', { canRemember: false }, 'fetchingVisitorToken fetchVisitorToken'],
    ['WeChat on a phone', WECHAT, 'redirecting markSsoState redirect wechatOauth'],
    ['WeChat, OAuth was tried', { ...WECHAT, ssoState: true }, 'fetchingVisitorToken fetchVisitorToken'],
    ['WeChat without storage', { ...WECHAT, canRemember: false }, 'fetchingVisitorToken fetchVisitorToken'],
    ["a stored visitor's token", VISITOR_TOKEN, 'loadingUser loadUser'],
    ["the visitor's cookie", { hasVisitorCookie: true }, 'loadingUser applyVisitorCookie loadUser'],
    [
      "the visitor's cookie in WeChat",
      { ...WECHAT, hasVisitorCookie: true },
      'loadingUser applyVisitorCookie loadUser',
    ],
    ["a stored user's token, document of a visitor", USER_TOKEN, 'refreshingDocument refreshDocument'],
    ["a member's document in a new tab", RENDERED, 'renewingToken renewToken'],
    ["a member's document and his token", { ...RENDERED, ...USER_TOKEN }, 'member'],
    [
      "a member's document and somebody else's token",
      { ...RENDERED, stored: { kind: 'user', subject: '8' } },
      'renewingToken renewToken',
    ],
    ["a member's document and a visitor's token", { ...RENDERED, ...VISITOR_TOKEN }, 'renewingToken renewToken'],
    ['the server could not ask', UNKNOWN, 'renewingToken renewToken'],
    ['the server could not ask, but there is a token', { ...UNKNOWN, ...USER_TOKEN }, 'renewingToken renewToken'],
    ['the sign-in callback', { page: CALLBACK }, 'signingIn'],
    ['the applet page', { page: APPLET }, 'judgingDataCentre judgeDataCentre'],
    ['the applet page of a member', { page: APPLET, ...RENDERED }, 'judgingDataCentre judgeDataCentre'],
  ]
  it.each(rows)('%s', (_, facts, expected) => {
    expect(short(next({ name: 'starting' }, { type: 'started', facts: { ...NOBODY, ...facts } }))).toBe(expected)
  })
})

describe('transitions', () => {
  const reason = 'away'
  const rows: [SessionState, SessionEvent, string][] = [
    [at('checkingSso'), { type: 'ssoChecked', loggedIn: true }, 'redirecting markSsoChecked redirect ssoAuthorise'],
    [
      at('checkingSso'),
      { type: 'ssoChecked', loggedIn: false },
      'fetchingVisitorToken markSsoChecked fetchVisitorToken',
    ],
    [
      at('checkingSso'),
      { type: 'ssoCheckFailed', reason },
      'fetchingVisitorToken log markSsoChecked fetchVisitorToken',
    ],
    [at('redirecting'), { type: 'redirectFailed', reason }, 'fetchingVisitorToken log fetchVisitorToken'],
    [at('fetchingVisitorToken'), { type: 'visitorTokenReceived' }, 'loadingUser loadUser'],
    [at('fetchingVisitorToken'), { type: 'visitorTokenFailed', reason }, 'visitor log'],
    [at('fetchingVisitorToken', { page: MEMBERS_PAGE }), { type: 'visitorTokenFailed', reason }, 'visitor log goHome'],
    [at('loadingUser'), { type: 'userLoaded', user: user(1) }, 'visitor rememberUser'],
    [at('loadingUser', { page: MEMBERS_PAGE }), { type: 'userLoaded', user: user(1) }, 'visitor rememberUser goHome'],
    [at('loadingUser'), { type: 'userLoaded', user: user(0) }, 'member rememberUser refreshDocument'],
    [
      at('loadingUser', { page: MEMBERS_PAGE }),
      { type: 'userLoaded', user: user(0) },
      'member rememberUser refreshDocument',
    ],
    [at('loadingUser'), { type: 'userLoadFailed', reason }, 'visitor log'],
    [at('loadingUser', { page: MEMBERS_PAGE }), { type: 'userLoadFailed', reason }, 'visitor log goHome'],
    [at('refreshingDocument', USER_TOKEN), { type: 'documentRefreshed', ...RENDERED }, 'member'],
    [at('refreshingDocument', USER_TOKEN), { type: 'documentRefreshed', ...UNKNOWN }, 'renewingToken renewToken'],
    [
      at('refreshingDocument', { ...USER_TOKEN, hasVisitorCookie: true }),
      { type: 'documentRefreshed', rendered: NOBODY.rendered },
      'checkingSso clearTokens checkSso',
    ],
    [at('member'), { type: 'documentRefreshed', ...RENDERED }, 'member'],
    [at('visitor'), { type: 'documentRefreshed', rendered: NOBODY.rendered }, 'visitor'],
    [at('visitor', VISITOR_TOKEN), { type: 'documentRefreshed', ...RENDERED }, 'renewingToken renewToken'],
    [at('visitor'), { type: 'documentRefreshed', ...UNKNOWN }, 'visitor'],
    [at('member'), { type: 'documentRefreshed', ...UNKNOWN }, 'member'],
    [
      at('member', { ...USER_TOKEN, ssoChecked: true }),
      { type: 'documentRefreshed', rendered: NOBODY.rendered },
      'fetchingVisitorToken clearTokens fetchVisitorToken',
    ],
    [at('fetchingVisitorToken'), { type: 'documentRefreshed', rendered: NOBODY.rendered }, 'fetchingVisitorToken'],
    [at('loadingUser', UNKNOWN), { type: 'userLoadFailed', reason }, 'unknown log'],
    [at('renewingToken', RENDERED), { type: 'tokenRenewed' }, 'member'],
    [at('renewingToken', UNKNOWN), { type: 'tokenRenewed' }, 'loadingUser loadUser'],
    [at('renewingToken', RENDERED), { type: 'tokenRenewFailed', reason }, 'member log'],
    [at('renewingToken', UNKNOWN), { type: 'tokenRenewFailed', reason }, 'unknown log'],
    [at('judgingDataCentre', RENDERED), { type: 'dataCentreJudged', known: true }, 'renewingToken renewToken'],
    [
      at('judgingDataCentre', RENDERED),
      { type: 'dataCentreJudged', known: false },
      'endingSession clearTokens endSession',
    ],
    [
      at('judgingDataCentre', USER_TOKEN),
      { type: 'dataCentreJudged', known: false },
      'endingSession clearTokens endSession',
    ],
    [at('judgingDataCentre'), { type: 'dataCentreJudged', known: false }, 'checkingSso checkSso'],
    [at('judgingDataCentre', VISITOR_TOKEN), { type: 'dataCentreJudged', known: false }, 'loadingUser loadUser'],
    [at('judgingDataCentre', RENDERED), { type: 'dataCentreFailed', reason }, 'renewingToken log renewToken'],
    [
      at('endingSession', RENDERED),
      { type: 'sessionEnded' },
      'fetchingVisitorToken markSsoChecked markSsoState refreshDocument fetchVisitorToken',
    ],
    [at('visitor'), { type: 'pageChanged', page: MEMBERS_PAGE }, 'visitor goHome'],
    [at('visitor'), { type: 'pageChanged', page: PAGE }, 'visitor'],
    [at('member'), { type: 'pageChanged', page: MEMBERS_PAGE }, 'member'],
    [at('member', RENDERED), { type: 'pageChanged', page: APPLET }, 'judgingDataCentre judgeDataCentre'],
    [at('unknown', UNKNOWN), { type: 'pageChanged', page: PAGE }, 'renewingToken renewToken'],
    [at('signingIn'), { type: 'pageChanged', page: PAGE }, 'checkingSso checkSso'],
    [at('checkingSso'), { type: 'pageChanged', page: MEMBERS_PAGE }, 'checkingSso'],
    [at('member'), { type: 'unauthorised' }, 'reloading clearTokens reloadOnce'],
    [at('visitor'), { type: 'unauthorised' }, 'reloading clearTokens reloadOnce'],
    [at('loadingUser'), { type: 'unauthorised' }, 'reloading clearTokens reloadOnce'],
    [at('renewingToken'), { type: 'unauthorised' }, 'reloading clearTokens reloadOnce'],
    [at('unknown'), { type: 'unauthorised' }, 'reloading clearTokens reloadOnce'],
    [at('reloading'), { type: 'unauthorised' }, 'reloading'],
    [at('redirecting'), { type: 'unauthorised' }, 'redirecting'],
    [at('signingIn'), { type: 'unauthorised' }, 'signingIn'],
    [at('reloading'), { type: 'reloadRefused' }, 'visitor log'],
    [at('reloading', { page: MEMBERS_PAGE, ...RENDERED }), { type: 'reloadRefused' }, 'visitor log goHome'],
    [at('member'), { type: 'reloadRefused' }, 'member'],
    [at('member'), { type: 'signOutAsked' }, 'signingOut signOut'],
    [at('signingOut'), { type: 'signOutAsked' }, 'signingOut'],
    [at('signingOut'), { type: 'signedOut', logoutUrl: 'https://iam/end' }, 'redirecting clearSignOut leave'],
    [at('signingOut'), { type: 'signOutFailed', reason }, 'member log sayNotSignedOut'],
    [at('member'), { type: 'signedOut', logoutUrl: 'x' }, 'member'],
  ]
  it.each(rows.map(([state, event, expected]) => [`${state.name} + ${event.type}`, state, event, expected] as const))(
    '%s',
    (_, state, event, expected) => {
      expect(short(next(state, event))).toBe(expected)
    },
  )

  it('remembers after an ended session that nobody is here', () => {
    const [state] = next(at('endingSession', { ...RENDERED, ...USER_TOKEN }), { type: 'sessionEnded' })
    expect(state).toMatchObject({ facts: { stored: null, ssoChecked: true, rendered: { memberId: null } } })
  })
})

describe('answers that nobody waits for', () => {
  const answers: SessionEvent[] = [
    { type: 'ssoChecked', loggedIn: true },
    { type: 'visitorTokenReceived' },
    { type: 'tokenRenewed' },
    { type: 'userLoaded', user: user(0) },
    { type: 'dataCentreJudged', known: false },
    { type: 'sessionEnded' },
    { type: 'redirectFailed', reason: 'late' },
    { type: 'started', facts: NOBODY },
  ]
  it.each(['signingIn', 'visitor', 'member', 'unknown', 'reloading', 'signingOut'] as const)(
    'change nothing in %s',
    (name) => {
      for (const event of answers) expect(next(at(name), event)).toEqual([at(name)])
    },
  )

  it('change nothing before the start', () => {
    for (const event of answers.filter(({ type }) => type !== 'started')) {
      expect(next({ name: 'starting' }, event)).toEqual([{ name: 'starting' }])
    }
  })
})
