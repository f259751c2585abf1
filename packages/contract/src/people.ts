import { z } from 'zod'
import { Id } from './http/endpoint.ts'

/** What anybody may know of a member: beside what he wrote, in suggestions, everywhere. */
export const PublicUser = z
  .object({
    id: Id,
    nickname: z.string(),
    title: z.string(),
    /** 大咖 */
    isBigV: z.boolean(),
    /** Writes for the company (官方). */
    isOfficial: z.boolean(),
  })
  .meta({ id: 'PublicUser' })
export type PublicUser = z.infer<typeof PublicUser>
