import type { UserInfo } from '@kms/contract/session'
import type { VisitorAccess } from '../pages/page-traits.ts'

/** The reader's session as a pure function. Effects are data; one runner performs them and answers with events. */

export type SessionPage = {
  access: VisitorAccess
  /** The sign-in callback: it decides by itself, nothing may interfere. */
  signsIn: boolean
  /** The applet page: the data centre is asked first whether it still knows the reader. */
  judgesDataCentre: boolean
}

/** What a document starts with. */
export type Facts = {
  site: 'pc' | 'mobile'
  inWeChat: boolean
  page: SessionPage
  /** Whom the server rendered this document for; `unknown` when it could not find out. */
  rendered: { memberId: string | null; unknown: boolean }
  /** The token in this tab. */
  stored: { kind: 'user' | 'visitor'; subject: string } | null
  hasVisitorCookie: boolean
  ssoChecked: boolean
  ssoState: boolean
  /** Does the provider have a call that says whether somebody is signed in? Otherwise it is asked by a silent redirect. */
  canCheckLogin: boolean
  /** False in browsers that refuse storage: an automatic sign-in that comes to nothing would be repeated for ever, so there is none. */
  canRemember: boolean
}

export type RedirectTarget = 'ssoAuthorise' | 'ssoSilent' | 'wechatOauth'

export type SessionState =
  | { name: 'starting' }
  | {
      name:
        | 'signingIn'
        | 'refreshingDocument'
        | 'judgingDataCentre'
        | 'endingSession'
        | 'checkingSso'
        | 'redirecting'
        | 'fetchingVisitorToken'
        | 'renewingToken'
        | 'loadingUser'
        | 'visitor'
        | 'member'
        | 'unknown'
        | 'reloading'
        | 'signingOut'
      facts: Facts
    }

type Running = Exclude<SessionState, { name: 'starting' }>

export type SessionEvent =
  | { type: 'started'; facts: Facts }
  | { type: 'pageChanged'; page: SessionPage }
  /** The server was asked again whom it renders for. */
  | { type: 'documentRefreshed'; rendered: Facts['rendered'] }
  | { type: 'dataCentreJudged'; known: boolean }
  | { type: 'dataCentreFailed'; reason: string }
  | { type: 'sessionEnded' }
  | { type: 'ssoChecked'; loggedIn: boolean }
  | { type: 'ssoCheckFailed'; reason: string }
  | { type: 'redirectFailed'; reason: string }
  | { type: 'visitorTokenReceived' }
  | { type: 'visitorTokenFailed'; reason: string }
  | { type: 'tokenRenewed' }
  | { type: 'tokenRenewFailed'; reason: string }
  | { type: 'userLoaded'; user: UserInfo }
  | { type: 'userLoadFailed'; reason: string }
  | { type: 'unauthorised' }
  | { type: 'reloadRefused' }
  | { type: 'signOutAsked' }
  | { type: 'signedOut'; logoutUrl: string }
  | { type: 'signOutFailed'; reason: string }

export type SessionEffect =
  | { do: 'judgeDataCentre' }
  | { do: 'endSession' }
  | { do: 'checkSso' }
  | { do: 'markSsoChecked' }
  | { do: 'markSsoState' }
  | { do: 'redirect'; to: RedirectTarget }
  | { do: 'fetchVisitorToken' }
  | { do: 'applyVisitorCookie' }
  | { do: 'renewToken' }
  | { do: 'loadUser' }
  | { do: 'rememberUser'; user: UserInfo }
  | { do: 'refreshDocument' }
  | { do: 'goHome' }
  | { do: 'clearTokens' }
  | { do: 'reloadOnce' }
  | { do: 'signOut' }
  | { do: 'clearSignOut' }
  | { do: 'leave'; url: string }
  | { do: 'sayNotSignedOut' }
  | { do: 'log'; reason: string }

export type Step = readonly [SessionState, ...SessionEffect[]]

/** What the reader is when nobody is signed in: confined to the visitors' pages. */
const asVisitor = (facts: Facts, ...effects: SessionEffect[]): Step => [
  { name: 'visitor', facts },
  ...effects,
  ...(facts.page.access === 'no' ? [{ do: 'goHome' } as const] : []),
]

const fetchVisitor = (facts: Facts, ...effects: SessionEffect[]): Step => [
  { name: 'fetchingVisitorToken', facts },
  ...effects,
  { do: 'fetchVisitorToken' },
]

/** Nobody known here: is somebody signed in at the provider? */
function seek(facts: Facts): Step {
  const inWeChat = facts.site === 'mobile' && facts.inWeChat
  if (!facts.canRemember || (inWeChat ? facts.ssoState : facts.ssoChecked)) return fetchVisitor(facts)
  if (inWeChat) return [{ name: 'redirecting', facts }, { do: 'markSsoState' }, { do: 'redirect', to: 'wechatOauth' }]
  if (facts.canCheckLogin) return [{ name: 'checkingSso', facts }, { do: 'checkSso' }]
  return [{ name: 'redirecting', facts }, { do: 'markSsoChecked' }, { do: 'redirect', to: 'ssoSilent' }]
}

function begin(facts: Facts): Step {
  const { rendered, stored } = facts
  if (rendered.memberId !== null) {
    // Another account may have signed in from another tab: its token is not this tab's.
    if (stored?.kind === 'user' && stored.subject === rendered.memberId) return [{ name: 'member', facts }]
    return [{ name: 'renewingToken', facts }, { do: 'renewToken' }]
  }
  // The document is older than the token (the browser kept it), or the session ended in another tab: only the server knows.
  if (stored?.kind === 'user' && !rendered.unknown) {
    return [{ name: 'refreshingDocument', facts }, { do: 'refreshDocument' }]
  }
  if (rendered.unknown) return [{ name: 'renewingToken', facts }, { do: 'renewToken' }]
  if (stored) return [{ name: 'loadingUser', facts }, { do: 'loadUser' }]
  if (facts.hasVisitorCookie) {
    return [{ name: 'loadingUser', facts }, { do: 'applyVisitorCookie' }, { do: 'loadUser' }]
  }
  return seek(facts)
}

const hasUser = ({ rendered, stored }: Facts) => rendered.memberId !== null || stored?.kind === 'user'

function withoutUser(facts: Facts): Facts {
  const stored = facts.stored?.kind === 'user' ? null : facts.stored
  return { ...facts, ssoChecked: true, ssoState: true, stored, rendered: { memberId: null, unknown: false } }
}

function enter(facts: Facts): Step {
  if (facts.page.signsIn) return [{ name: 'signingIn', facts }]
  if (facts.page.judgesDataCentre) return [{ name: 'judgingDataCentre', facts }, { do: 'judgeDataCentre' }]
  return begin(facts)
}

export function next(state: SessionState, event: SessionEvent): Step {
  if (state.name === 'starting') return event.type === 'started' ? enter(event.facts) : [state]
  const { name, facts } = state
  const leaving = name === 'redirecting' || name === 'reloading' || name === 'signingOut'

  switch (event.type) {
    case 'unauthorised':
      // A storm of refused calls is one refusal; on the callback page the old token is about to be replaced.
      if (leaving || name === 'signingIn' || name === 'endingSession') return [state]
      return [{ name: 'reloading', facts }, { do: 'clearTokens' }, { do: 'reloadOnce' }]
    case 'reloadRefused':
      if (name !== 'reloading') return [state]
      return asVisitor(withoutUser(facts), { do: 'log', reason: 'refused again right after a reload' })
    case 'signOutAsked':
      return leaving ? [state] : [{ name: 'signingOut', facts }, { do: 'signOut' }]
    case 'signedOut':
      if (name !== 'signingOut') return [state]
      return [{ name: 'redirecting', facts }, { do: 'clearSignOut' }, { do: 'leave', url: event.logoutUrl }]
    case 'signOutFailed':
      if (name !== 'signingOut') return [state]
      return [{ name: 'member', facts }, { do: 'log', reason: event.reason }, { do: 'sayNotSignedOut' }]
    case 'pageChanged':
      return changePage(state, { ...facts, page: event.page })
    case 'documentRefreshed':
      return documentRefreshed(state, { ...facts, rendered: event.rendered })
    default:
      return answer(state, event)
  }
}

function changePage(state: Running, facts: Facts): Step {
  const { name } = state
  if (name === 'visitor') return asVisitor(facts)
  if (name === 'member' && facts.page.judgesDataCentre) return enter(facts)
  if (name === 'signingIn' || name === 'unknown') return enter(facts)
  return [{ name, facts }]
}

/** The server's word counts: it may know of a sign-in or sign-out that happened in another tab. */
function documentRefreshed({ name }: Running, facts: Facts): Step {
  const { memberId, unknown } = facts.rendered
  const news =
    name === 'refreshingDocument' ||
    (name === 'visitor' && memberId !== null) ||
    (name === 'member' && memberId === null && !unknown)
  if (!news) return [{ name, facts }]
  if (memberId !== null || unknown) return begin(facts)
  const [after, ...effects] = begin({ ...facts, stored: null, hasVisitorCookie: false })
  return [after, { do: 'clearTokens' }, ...effects]
}

/** What an effect brought; an answer that nobody waits for any more changes nothing. */
function answer(state: Running, event: SessionEvent): Step {
  const { name, facts } = state
  switch (name) {
    case 'judgingDataCentre':
      if (event.type === 'dataCentreFailed') {
        const [after, ...effects] = begin(facts)
        return [after, { do: 'log', reason: event.reason }, ...effects]
      }
      if (event.type !== 'dataCentreJudged') return [state]
      if (event.known || !hasUser(facts)) return begin(facts)
      return [{ name: 'endingSession', facts }, { do: 'clearTokens' }, { do: 'endSession' }]
    case 'endingSession':
      if (event.type !== 'sessionEnded') return [state]
      // Not asked again: the provider would sign the same person in, and the data centre refuse him, for ever.
      return fetchVisitor(
        withoutUser(facts),
        { do: 'markSsoChecked' },
        { do: 'markSsoState' },
        { do: 'refreshDocument' },
      )
    case 'checkingSso':
      if (event.type === 'ssoChecked') {
        if (!event.loggedIn) return fetchVisitor(facts, { do: 'markSsoChecked' })
        // Marked here too: a sign-in that fails must leave reading as a visitor possible.
        return [{ name: 'redirecting', facts }, { do: 'markSsoChecked' }, { do: 'redirect', to: 'ssoAuthorise' }]
      }
      if (event.type !== 'ssoCheckFailed') return [state]
      return fetchVisitor(facts, { do: 'log', reason: event.reason }, { do: 'markSsoChecked' })
    case 'redirecting':
      if (event.type !== 'redirectFailed') return [state]
      return fetchVisitor(facts, { do: 'log', reason: event.reason })
    case 'fetchingVisitorToken':
      if (event.type === 'visitorTokenReceived') return [{ name: 'loadingUser', facts }, { do: 'loadUser' }]
      if (event.type !== 'visitorTokenFailed') return [state]
      return asVisitor(facts, { do: 'log', reason: event.reason })
    case 'renewingToken':
      if (event.type === 'tokenRenewed') {
        return facts.rendered.memberId !== null
          ? [{ name: 'member', facts }]
          : [{ name: 'loadingUser', facts }, { do: 'loadUser' }]
      }
      if (event.type !== 'tokenRenewFailed') return [state]
      // The document was rendered for a member: he is one, and the next call tries again.
      return [
        { name: facts.rendered.memberId !== null ? 'member' : 'unknown', facts },
        { do: 'log', reason: event.reason },
      ]
    case 'loadingUser':
      if (event.type === 'userLoaded') return userLoaded(facts, event.user)
      if (event.type !== 'userLoadFailed') return [state]
      if (facts.rendered.unknown) {
        return [
          { name: 'unknown', facts },
          { do: 'log', reason: event.reason },
        ]
      }
      return asVisitor(facts, { do: 'log', reason: event.reason })
    case 'refreshingDocument':
    case 'signingIn':
    case 'visitor':
    case 'member':
    case 'unknown':
    case 'reloading':
    case 'signingOut':
      return [state]
  }
}

function userLoaded(facts: Facts, user: UserInfo): Step {
  if (user.visitorFlag === 1) return asVisitor(facts, { do: 'rememberUser', user })
  // The document shows a visitor's page (kept by the browser, or rendered while the API was away).
  const known = { ...facts, rendered: { memberId: user.id, unknown: false } }
  return [{ name: 'member', facts: known }, { do: 'rememberUser', user }, { do: 'refreshDocument' }]
}
