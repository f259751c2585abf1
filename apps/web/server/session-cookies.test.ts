import { expect, it } from 'vitest'
import { CLEARED_SESSION, sessionCookiesOf } from './session-cookies.ts'

it.each([
  [undefined, { user: undefined, hasVisitor: false, isNewcomer: false }],
  ['theme=dark; KMS_USER_JWT_TOKEN=a.b-c_d.e; x=1', { user: 'a.b-c_d.e', hasVisitor: false, isNewcomer: false }],
  ['KMS_VISITOR_JWT_TOKEN=v;KMS_USER_JWT_TOKEN=u', { user: 'u', hasVisitor: true, isNewcomer: false }],
  ['KMS_VISITOR_JWT_TOKEN=', { user: undefined, hasVisitor: false, isNewcomer: false }],
  ['KMS_USER_JWT_TOKEN=u; kmsNewcomer=1', { user: 'u', hasVisitor: false, isNewcomer: true }],
  ['NOT_KMS_USER_JWT_TOKEN=x; KmsToken=t', { user: undefined, hasVisitor: false, isNewcomer: false }],
  ['KMS_USER_JWT_TOKEN=a b\u00e9', { user: 'unreadable', hasVisitor: false, isNewcomer: false }],
  ['KMS_USER_JWT_TOKEN=', { user: 'unreadable', hasVisitor: false, isNewcomer: false }],
])('cookies %j', (header, cookies) => {
  expect(sessionCookiesOf(header)).toEqual(cookies)
})

it('clears exactly the three cookies of a session', () => {
  expect(CLEARED_SESSION.map((line) => line.split('=')[0])).toEqual([
    'KMS_USER_JWT_TOKEN',
    'KmsToken',
    'PRM_OAUTH_TOKEN',
  ])
  for (const line of CLEARED_SESSION) expect(line).toContain('=; Path=/kms; Max-Age=0; HttpOnly; Secure; SameSite=Lax')
})
