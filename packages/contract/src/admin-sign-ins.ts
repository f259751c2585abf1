import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'

export const SignInMethod = z.enum(['iam', 'wechat', 'qr', 'fake'])
export type SignInMethod = z.infer<typeof SignInMethod>
export const SignInOutcome = z.enum(['signed_in', 'refused', 'banned', 'signed_out'])
export type SignInOutcome = z.infer<typeof SignInOutcome>

/** The log grows for ever; beyond this many the console only knows that there are more. */
export const SIGN_IN_COUNT_LIMIT = 1000

/** One line of the sign-in log. Rows are only ever added. */
export const SignInEvent = z
  .object({
    id: Id,
    at: z.iso.datetime(),
    user: z.object({ id: Id, nickname: z.string() }).nullable(),
    method: SignInMethod,
    channel: z.string(),
    outcome: SignInOutcome,
    reason: z.string(),
    address: z.string(),
    /** In words, "Windows · Chrome"; the header itself is for when words are not enough. */
    device: z.string(),
    userAgent: z.string(),
  })
  .meta({ id: 'SignInEvent' })
export type SignInEvent = z.infer<typeof SignInEvent>

export const SignInListRequest = z.object({ ...pageRequest, userId: Id.optional(), outcome: SignInOutcome.optional() })
export type SignInListRequest = z.input<typeof SignInListRequest>

export const adminListSignIns = defineEndpoint({
  id: 'adminListSignIns',
  method: 'POST',
  path: '/api/admin/signIns/list',
  access: 'admin',
  rate: 'admin',
  summary: 'Who signed in, was refused or signed out, newest first',
  body: SignInListRequest,
  result: pageOf(SignInEvent),
})

export const adminSignInEndpoints = { adminListSignIns }
