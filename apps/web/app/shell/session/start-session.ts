import type { Facts, SessionPage } from '@kms/features/session/session-machine'
import { SESSION_KEYS, storeUser, visitorCookie } from '@kms/features/session/session-storage'
import { isWeChat } from '@kms/features/wechat/is-wechat'
import type { session as contract } from '@kms/contract'
import { keepCampaign } from './keep-campaign.ts'
import { session, setSurroundings, type Surroundings } from './run-session.ts'
import { tabMemory, tokenKeeper } from './session-tab.ts'

/** WeChat demands it on its own address; browsers carry it along through every redirect. */
const WECHAT_FRAGMENT = '#wechat_redirect'

type Start = {
  viewer: contract.UserInfo | null
  rendered: Facts['rendered']
  page: SessionPage
  surroundings: Surroundings
}

/** Once per document, after it can be read. */
export function startSession({ viewer, rendered, page, surroundings }: Start) {
  keepCampaign()
  dropWeChatFragment()
  setSurroundings(surroundings)
  noteMember(viewer)
  const facts: Facts = {
    site: surroundings.device,
    inWeChat: isWeChat(navigator.userAgent),
    page,
    rendered,
    stored: tokenKeeper.stored() ?? null,
    hasVisitorCookie: visitorCookie(document) !== null,
    ssoChecked: tabMemory.get(SESSION_KEYS.ssoChecked) === 'true',
    ssoState: tabMemory.get(SESSION_KEYS.ssoState) !== null,
    canCheckLogin: surroundings.checkLoginUrl !== '',
    canRemember: tabMemory.lasting,
  }
  session.send({ type: 'started', facts })
  // A page that the browser brings back as it was left may show somebody who has signed in or out since.
  window.addEventListener('pageshow', ({ persisted }) => persisted && surroundings.refreshDocument())
}

export const pageChanged = (page: SessionPage) => session.send({ type: 'pageChanged', page })

export function documentRefreshed(viewer: contract.UserInfo | null, rendered: Facts['rendered']) {
  noteMember(viewer)
  session.send({ type: 'documentRefreshed', rendered })
}

function noteMember(viewer: contract.UserInfo | null) {
  tokenKeeper.expectMember(viewer !== null)
  if (viewer) storeUser(tabMemory, viewer)
}

function dropWeChatFragment() {
  const { hash, pathname, search } = window.location
  if (hash === WECHAT_FRAGMENT) window.history.replaceState(window.history.state, '', pathname + search)
}
