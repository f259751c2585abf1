/** The cookies of a session, as the specification names them; the API sets them, a refused session is cleared here. */
const USER_COOKIE = 'KMS_USER_JWT_TOKEN'
const VISITOR_COOKIE = 'KMS_VISITOR_JWT_TOKEN'
const NEWCOMER_COOKIE = 'kmsNewcomer'
const SESSION_COOKIES = [USER_COOKIE, 'KmsToken', 'PRM_OAUTH_TOKEN']

/** What a header may carry on to the API. */
const SOUND_TOKEN = /^[\w.-]{1,4096}$/

const cleared = (name: string) => `${name}=; Path=/kms; Max-Age=0; HttpOnly; Secure; SameSite=Lax`
export const CLEARED_SESSION = SESSION_COOKIES.map(cleared)
export const CLEARED_NEWCOMER = [cleared(NEWCOMER_COOKIE)]

function cookieOf(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const text = pair.trim()
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1)
  }
  return undefined
}

/** A session token that no header could carry is as bad as a forged one: the API is given something to refuse. */
export function sessionCookiesOf(header = '') {
  const user = cookieOf(header, USER_COOKIE)
  return {
    user: user === undefined || SOUND_TOKEN.test(user) ? user : 'unreadable',
    hasVisitor: Boolean(cookieOf(header, VISITOR_COOKIE)),
    isNewcomer: Boolean(cookieOf(header, NEWCOMER_COOKIE)),
  }
}
