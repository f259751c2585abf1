import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'

/** Bound on whom one member follows: what a page of their doings costs grows with it. */
export const MAX_FOLLOWING = 1000

/** A row of a list of people. */
export const Person = PublicUser.extend({
  companyType: z.string(),
  bio: z.string(),
  avatarUrl: z.string().nullable(),
  followerCount: z.number().int(),
  /** The caller follows this person. */
  focused: z.boolean(),
}).meta({ id: 'Person' })
export type Person = z.infer<typeof Person>

/** Of another: empty and `hidden` where that person shows it to nobody. */
export const PeoplePage = pageOf(Person).extend({ hidden: z.boolean() })
export type PeoplePage = z.infer<typeof PeoplePage>

const Focus = z.object({ focused: z.boolean(), followerCount: z.number().int() }).meta({ id: 'Focus' })
export type Focus = z.infer<typeof Focus>

const list = {
  method: 'GET',
  access: 'member',
  rate: 'read',
  query: z.object(pageRequest),
  result: PeoplePage,
} as const
const write = { access: 'member', rate: 'write', result: Focus } as const

export const listMyFocus = defineEndpoint({
  ...list,
  id: 'listMyFocus',
  path: '/api/f/userFocus/queryCurrentFocus',
  summary: 'Whom the caller follows, the newest first',
})
export const listMyFollowers = defineEndpoint({
  ...list,
  id: 'listMyFollowers',
  path: '/api/f/userFocus/queryFocusCurrent',
  summary: 'Who follows the caller, the newest first',
})
export const listFocusOf = defineEndpoint({
  ...list,
  id: 'listFocusOf',
  path: '/api/f/userFocus/queryOtherFocus/{id}',
  summary: 'Whom another follows, if that is shown',
  params: IdParams,
})
export const listFollowersOf = defineEndpoint({
  ...list,
  id: 'listFollowersOf',
  path: '/api/f/userFocus/queryFocusOther/{id}',
  summary: 'Who follows another, if that is shown',
  params: IdParams,
})

export const addUserFocus = defineEndpoint({
  ...write,
  id: 'addUserFocus',
  method: 'POST',
  path: '/api/f/userFocus/addUserFocus',
  summary: 'Follow somebody; twice is a no-op',
  body: z.object({ userId: Id }),
})
export const cancelUserFocus = defineEndpoint({
  ...write,
  id: 'cancelUserFocus',
  method: 'PUT',
  path: '/api/f/userFocus/cancelUserFocus/{id}',
  summary: 'Follow somebody no longer; twice is a no-op',
  params: IdParams,
})

export const focusEndpoints = {
  listMyFocus,
  listMyFollowers,
  listFocusOf,
  listFollowersOf,
  addUserFocus,
  cancelUserFocus,
}
