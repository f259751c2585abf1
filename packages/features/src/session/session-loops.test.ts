import type { UserInfo } from '@kms/contract/session'
import { describe, expect, it } from 'vitest'
import type { Facts, SessionEffect, SessionEvent, SessionPage } from './session-machine.ts'
import { createSessionRunner } from './session-runner.ts'

/** How the outside behaves; it stays the same however often it is asked, so whatever loops, loops for ever. */
type World = {
  site: 'pc' | 'mobile'
  inWeChat: boolean
  access: 'yes' | 'no'
  applet: boolean
  canCheckLogin: boolean
  canRemember: boolean
  providerSession: boolean
  /** What comes of a redirect: a session, nothing, or an error page that waits for the reader. */
  signIn: 'succeeds' | 'silent' | 'fails'
  /** Does the API take the session that it gave? */
  sessionAccepted: boolean
  visitorAccepted: boolean
  dataCentreKnows: boolean
  startsSignedIn: boolean
}

const user = (visitor: boolean) => ({ id: visitor ? '0' : '7', visitorFlag: visitor ? 1 : 0 }) as UserInfo

/** A browser that opens one page and follows every automatic navigation. Returns where it came to rest and after how many documents. */
function browse(world: World) {
  const remembered = new Set<string>()
  let token: 'user' | 'visitor' | null = null
  let userCookie = world.startsSignedIn
  let visitorCookie = false
  let page: SessionPage = { access: world.access, signsIn: false, judgesDataCentre: world.applet }
  let reloadsLeft = 1
  let left = 'newDocument' as 'stay' | 'newDocument' | 'errorPage'
  let documents = 0
  let homes = 0
  const mark = (key: string) => world.canRemember && remembered.add(key)

  const accepted = (kind: 'user' | 'visitor' | null) =>
    kind === 'user' ? world.sessionAccepted : kind === null || world.visitorAccepted

  function perform(effect: SessionEffect): SessionEvent | undefined {
    switch (effect.do) {
      case 'judgeDataCentre':
        return { type: 'dataCentreJudged', known: world.dataCentreKnows }
      case 'endSession':
        userCookie = false
        return { type: 'sessionEnded' }
      case 'checkSso':
        return { type: 'ssoChecked', loggedIn: world.providerSession }
      case 'markSsoChecked':
        mark('sso_checked')
        return undefined
      case 'markSsoState':
        mark('ssoState')
        return undefined
      case 'redirect':
        if (world.signIn === 'succeeds') [userCookie, token] = [true, 'user']
        left = world.signIn === 'fails' ? 'errorPage' : 'newDocument'
        return undefined
      case 'fetchVisitorToken':
        ;[token, visitorCookie] = ['visitor', true]
        return { type: 'visitorTokenReceived' }
      case 'applyVisitorCookie':
        token = 'visitor'
        return undefined
      case 'renewToken':
        if (!world.sessionAccepted) return { type: 'unauthorised' }
        token = 'user'
        return { type: 'tokenRenewed' }
      case 'loadUser':
        return accepted(token) ? { type: 'userLoaded', user: user(token !== 'user') } : { type: 'unauthorised' }
      case 'clearTokens':
        ;[token, visitorCookie] = [null, false]
        return undefined
      case 'reloadOnce':
        if (reloadsLeft === 0) return { type: 'reloadRefused' }
        reloadsLeft--
        left = 'newDocument'
        return undefined
      case 'refreshDocument':
        if (userCookie && !world.sessionAccepted) userCookie = false
        return { type: 'documentRefreshed', rendered: { memberId: userCookie ? '7' : null, unknown: false } }
      case 'goHome':
        homes++
        page = { ...page, access: 'yes', judgesDataCentre: false }
        return { type: 'pageChanged', page }
      default:
        return undefined
    }
  }

  let state = 'starting'
  while (left === 'newDocument' && documents < 20) {
    left = 'stay'
    documents++
    // The server clears the cookie of a session that the API refuses, and leads known visitors home.
    if (userCookie && !world.sessionAccepted) userCookie = false
    if (!userCookie && visitorCookie && page.access === 'no') page = { ...page, access: 'yes' }
    if (!world.canRemember) token = null
    const facts: Facts = {
      site: world.site,
      inWeChat: world.inWeChat,
      page,
      rendered: { memberId: userCookie ? '7' : null, unknown: false },
      stored: token && { kind: token, subject: token === 'user' ? '7' : 'v' },
      hasVisitorCookie: visitorCookie,
      ssoChecked: remembered.has('sso_checked'),
      ssoState: remembered.has('ssoState'),
      canCheckLogin: world.canCheckLogin,
      canRemember: world.canRemember,
    }
    const runner = createSessionRunner(perform)
    runner.send({ type: 'started', facts })
    state = runner.state().name
  }
  return { state, documents, homes, left, page }
}

const both = [true, false]
const worlds: World[] = (['pc', 'mobile'] as const).flatMap((site) =>
  both.flatMap((inWeChat) =>
    (['yes', 'no'] as const).flatMap((access) =>
      both.flatMap((applet) =>
        both.flatMap((canCheckLogin) =>
          both.flatMap((canRemember) =>
            both.flatMap((providerSession) =>
              (['succeeds', 'silent', 'fails'] as const).flatMap((signIn) =>
                both.flatMap((sessionAccepted) =>
                  both.flatMap((visitorAccepted) =>
                    both.flatMap(
                      (dataCentreKnows) =>
                      both.map((startsSignedIn) => ({
                        site, inWeChat, access, applet, canCheckLogin, canRemember, providerSession, signIn, sessionAccepted, visitorAccepted, dataCentreKnows, startsSignedIn,
                      })), // prettier-ignore
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

describe(`no sequence loops (${worlds.length} worlds)`, () => {
  it('every browser comes to rest within four documents, as a visitor, as a member or in front of words', () => {
    for (const world of worlds) {
      const end = browse(world)
      expect(end.documents, JSON.stringify(world)).toBeLessThanOrEqual(4)
      expect(end.homes, JSON.stringify(world)).toBeLessThanOrEqual(1)
      if (end.left !== 'errorPage') expect(['visitor', 'member'], JSON.stringify(world)).toContain(end.state)
    }
  })

  it('a visitor never stays on a page for members', () => {
    const misplaced = worlds.filter((world) => {
      const { state, page } = browse(world)
      return state === 'visitor' && page.access === 'no'
    })
    expect(misplaced).toEqual([])
  })
})
