/**
 * What a browser must know of a page, by the name that the specification's guards use. It travels to every reader, so it is
 * kept as short as this; the list of all pages is the server's (page-table.ts).
 */

/** yes: everybody; no: members, visitors are led home; entry: a way to sign in, open to everybody. */
export type VisitorAccess = 'yes' | 'no' | 'entry'

export type PageTraits = {
  visitor: VisitorAccess
  /** Mobile, members: no tab bar here. */
  noTabBar: boolean
  /** Mobile: no floating support button here. */
  noSupport: boolean
  /** Desktop: a page of its own without the header. */
  empty: boolean
}

const words = (text: string) => new Set(text.split(' '))

// Names without the site in front: both sites treat their twins alike.
const VISITORS = words(
  'home Home search import notice detail detail-faq detail-question detail-faq-id detail-question-id detail-applet-id ' +
    'error-noaccess error-noAccess errors-400 iam-login-callback iam-profile-callback not-found start elsewhere',
)
const ENTRIES = words('Login qrCode joinPage joinc joinm')
const BARE = words(
  'recommend import notice detail-faq detail-question detail-faq-id detail-question-id detail-applet-id operate-applet',
)
const NO_TAB_BAR = words('my-score my-setting')
const NO_SUPPORT = words('my-paopao')
const EMPTY = words('Login qrCode joinPage joinc iam-login-callback iam-profile-callback')

export function traitsOf(pageName: string): PageTraits {
  const name = pageName.replace(/^(?:pc|mobile)-/, '')
  return {
    visitor: VISITORS.has(name) ? 'yes' : ENTRIES.has(name) ? 'entry' : 'no',
    noTabBar: BARE.has(name) || NO_TAB_BAR.has(name),
    noSupport: BARE.has(name) || NO_SUPPORT.has(name),
    empty: EMPTY.has(name),
  }
}

/** For the session machine: what it must know of the page that the reader is on. */
export const sessionPage = (pageName: string) => ({
  access: traitsOf(pageName).visitor,
  signsIn: pageName.endsWith('-iam-login-callback'),
  judgesDataCentre: pageName === 'mobile-detail-applet-id',
})
