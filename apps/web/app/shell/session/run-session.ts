import { ApiError } from '@kms/api-client'
import { mayReload, reloadCounted } from '@kms/features/shell/reload-guard'
import { keptCampaign } from '@kms/features/session/campaign'
import type { SessionEffect, SessionEvent } from '@kms/features/session/session-machine'
import { createSessionRunner } from '@kms/features/session/session-runner'
import {
  clearSignOut,
  clearTokens,
  SESSION_KEYS,
  storeUser,
  visitorCookie,
} from '@kms/features/session/session-storage'
import { showToast } from '@kms/features/toast/toast-store'
import { signInCopy } from '@kms/ui/copy/sign-in.copy'
import { browserApi } from '../browser-api.ts'
import { checkLogin } from './check-login.ts'
import { onRefusal } from './refusals.ts'
import { sessionApi, tabMemory, tokenKeeper } from './session-tab.ts'
import { leaveForSignIn, StillTyping, type SignInWay } from './sign-in-flow.ts'

const RELOAD_KEY = 'sessionReloadAt'

/** What only the page can do; given by the component that runs the session. */
export type Surroundings = {
  device: 'pc' | 'mobile'
  checkLoginUrl: string
  goHome: () => void
  refreshDocument: () => void
}
let surroundings: Surroundings | undefined

export const session = createSessionRunner(perform)
onRefusal(() => session.send({ type: 'unauthorised' }))

let onSignOutFailed: ((reason: Error) => void) | undefined

/** Success leaves the site, so only failure is ever heard of. */
export const signOutAndLeave = () =>
  new Promise<never>((_, reject) => {
    onSignOutFailed = reject
    session.send({ type: 'signOutAsked' })
  })

export function setSurroundings(given: Surroundings) {
  surroundings = given
}

type Outcome = Promise<SessionEvent | undefined> | SessionEvent | undefined

/** An answer of the API becomes an event: what it gave, a refusal, or the reason why there is none. */
function ask<T>(call: Promise<T>, then: (result: T) => SessionEvent, failed: (reason: string) => SessionEvent) {
  return call.then(then, (error: unknown): SessionEvent => {
    if (error instanceof ApiError && error.status === 401) return { type: 'unauthorised' }
    return failed(String(error))
  })
}

function perform(effect: SessionEffect): Outcome {
  const here = surroundings
  if (!here) return undefined
  switch (effect.do) {
    case 'judgeDataCentre':
      return ask(
        sessionApi.judgeDcCookie({}),
        (known) => ({ type: 'dataCentreJudged', known }),
        (reason) => ({ type: 'dataCentreFailed', reason }),
      )
    case 'endSession':
      tokenKeeper.expectMember(false)
      return logout(here)
        .catch((error: unknown) => console.warn('the session could not be ended', error))
        .then(() => ({ type: 'sessionEnded' }))
    case 'checkSso':
      return checkLogin(here.checkLoginUrl).then(
        (loggedIn) => ({ type: 'ssoChecked', loggedIn }),
        (error: unknown) => ({ type: 'ssoCheckFailed', reason: String(error) }),
      )
    case 'markSsoChecked':
      return void tabMemory.set(SESSION_KEYS.ssoChecked, 'true')
    case 'markSsoState':
      return void tabMemory.set(SESSION_KEYS.ssoState, 'true')
    case 'redirect':
      return leave(effect.to, here.device)
    case 'fetchVisitorToken':
      return ask(
        sessionApi.getVisitorUser({}),
        (token) => {
          tokenKeeper.store(token)
          return { type: 'visitorTokenReceived' }
        },
        (reason) => ({ type: 'visitorTokenFailed', reason }),
      )
    case 'applyVisitorCookie':
      return void tokenKeeper.store(visitorCookie(document) ?? '')
    case 'renewToken':
      return ask(
        tokenKeeper.renew(),
        () => ({ type: 'tokenRenewed' }),
        (reason) => ({ type: 'tokenRenewFailed', reason }),
      )
    case 'loadUser':
      // A refusal reaches the machine by itself: every call of this API reports it.
      return browserApi.getMyInfo({}).then(
        (user) => ({ type: 'userLoaded', user }),
        (error: unknown) =>
          error instanceof ApiError && error.status === 401
            ? undefined
            : { type: 'userLoadFailed', reason: String(error) },
      )
    case 'rememberUser':
      return void storeUser(tabMemory, effect.user)
    case 'refreshDocument':
      return void here.refreshDocument()
    case 'goHome':
      return void here.goHome()
    case 'clearTokens':
      return void clearTokens(tabMemory, document)
    case 'reloadOnce':
      if (!tabMemory.lasting || !mayReload(RELOAD_KEY, Date.now(), window.sessionStorage)) {
        tokenKeeper.expectMember(false)
        return { type: 'reloadRefused' }
      }
      return void reloadCounted(window as Parameters<typeof reloadCounted>[0])
    case 'signOut':
      return logout(here).then(
        ({ logoutUrl }) => ({ type: 'signedOut', logoutUrl }),
        (error: unknown) => ({ type: 'signOutFailed', reason: String(error) }),
      )
    case 'clearSignOut':
      return void clearSignOut(tabMemory)
    case 'leave':
      return void window.location.assign(effect.url)
    case 'sayNotSignedOut':
      showToast(signInCopy.notSignedOut)
      return void onSignOutFailed?.(new Error(signInCopy.notSignedOut))
    case 'log':
      return void console.warn(`session: ${effect.reason}`)
  }
}

const logout = ({ device }: Surroundings) =>
  sessionApi.logout({ body: { channel: device, campaign: keptCampaign(tabMemory) } })

const WAYS = {
  ssoAuthorise: {},
  ssoSilent: { prompt: 'none' },
  wechatOauth: { via: 'wechat' },
} as const satisfies Record<string, Partial<SignInWay>>

async function leave(to: keyof typeof WAYS, device: 'pc' | 'mobile'): Promise<SessionEvent | undefined> {
  const { pathname, search, hash } = window.location
  try {
    await leaveForSignIn({ device, returnTo: pathname + search + hash, automatic: true, ...WAYS[to] })
    return undefined
  } catch (error) {
    if (error instanceof StillTyping) forgetAsking()
    return { type: 'redirectFailed', reason: String(error) }
  }
}

/** The next document asks again. */
function forgetAsking() {
  tabMemory.remove(SESSION_KEYS.ssoChecked)
  tabMemory.remove(SESSION_KEYS.ssoState)
}
