import { z } from 'zod'
import { ReviewHit } from './admin-review.ts'
import { defineEndpoint, Id } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'

/** Enough for every list in use; a page of the console at a time. */
export const MAX_SENSITIVE_WORDS = 20_000

export const SensitiveWordInput = z.object({
  word: z
    .string()
    .trim()
    .min(2, '敏感词至少两个字')
    .max(40)
    .refine((word) => (word.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2, '敏感词至少两个字'),
  /** block: can't be published at all. review: waits for a moderator. */
  level: z.enum(['block', 'review']),
  category: z.string().trim().max(20).default(''),
  exceptions: z.array(z.string().trim().min(2).max(40)).max(20).default([]),
  enabled: z.boolean().default(true),
})
export type SensitiveWordInput = z.output<typeof SensitiveWordInput>

export const SensitiveWord = SensitiveWordInput.extend({ id: Id, updatedAt: z.iso.datetime() }).meta({
  id: 'SensitiveWord',
})
export type SensitiveWord = z.infer<typeof SensitiveWord>

export const SensitiveWordListRequest = z.object({
  ...pageRequest,
  keyword: z.string().trim().max(40).optional(),
  level: z.enum(['block', 'review']).optional(),
})
export type SensitiveWordListRequest = z.output<typeof SensitiveWordListRequest>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListSensitiveWords = defineEndpoint({
  ...base,
  id: 'adminListSensitiveWords',
  method: 'POST',
  path: '/api/admin/sensitiveWord/list',
  summary: 'Sensitive words, newest change first',
  body: SensitiveWordListRequest,
  result: pageOf(SensitiveWord),
})

export const adminSaveSensitiveWord = defineEndpoint({
  ...base,
  id: 'adminSaveSensitiveWord',
  method: 'POST',
  path: '/api/admin/sensitiveWord/save',
  summary: 'Add a word, or change the one that is written so; every process follows at once',
  body: SensitiveWordInput,
  result: SensitiveWord,
})

export const adminTrySensitiveWords = defineEndpoint({
  ...base,
  id: 'adminTrySensitiveWords',
  method: 'POST',
  path: '/api/admin/sensitiveWord/try',
  summary: 'What would be found in a text',
  body: z.object({ text: z.string().max(20_000) }),
  result: z.array(ReviewHit),
})

export const adminSensitiveWordEndpoints = { adminListSensitiveWords, adminSaveSensitiveWord, adminTrySensitiveWords }
