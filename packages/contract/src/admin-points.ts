import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { PointRule, ScorePlatform } from './score.ts'

const MOST = 100_000

export const PointRuleInput = z.object({
  code: z.string().min(1).max(40),
  amount: z.number().int().min(-MOST).max(MOST),
  reputation: z.number().int().min(0).max(MOST),
  /** 0 is no limit. */
  dailyCap: z.number().int().min(0).max(MOST),
  enabled: z.boolean(),
  /** Of the version that was read. */
  revision: z.number().int(),
})
export type PointRuleInput = z.output<typeof PointRuleInput>

export const EditedPointRule = PointRule.extend({
  reputation: z.number().int(),
  isOnce: z.boolean(),
  enabled: z.boolean(),
  revision: z.number().int(),
}).meta({ id: 'EditedPointRule' })
export type EditedPointRule = z.infer<typeof EditedPointRule>

const amount = z.number().int().min(1).max(1_000_000)
export const ScorePlatformInput = z
  .object({
    id: Id,
    name: z.string().trim().min(1, '请填写名称').max(40),
    description: z.string().trim().max(200),
    minAmount: amount,
    maxAmount: amount,
    step: amount,
    dailyLimit: amount,
    enabled: z.boolean(),
    revision: z.number().int(),
  })
  .refine((input) => input.maxAmount >= input.minAmount, { path: ['maxAmount'], message: '不能小于单次最少' })
export type ScorePlatformInput = z.output<typeof ScorePlatformInput>

export const EditedScorePlatform = ScorePlatform.extend({
  code: z.string(),
  enabled: z.boolean(),
  revision: z.number().int(),
}).meta({ id: 'EditedScorePlatform' })
export type EditedScorePlatform = z.infer<typeof EditedScorePlatform>

export const LedgerRow = z
  .object({
    id: Id,
    amount: z.number().int(),
    reputation: z.number().int(),
    name: z.string(),
    note: z.string(),
    /** What it is about, as the program names it: answer:5. */
    cause: z.string(),
    state: z.enum(['bubble', 'taken', 'expired', 'void']),
    createDate: z.iso.datetime(),
  })
  .meta({ id: 'LedgerRow' })
export type LedgerRow = z.infer<typeof LedgerRow>

export const MemberLedger = z
  .object({
    user: PublicUser,
    balance: z.number().int(),
    reputation: z.number().int(),
    records: z.array(LedgerRow),
    nextCursor: z.string().max(200).nullable(),
  })
  .meta({ id: 'MemberLedger' })
export type MemberLedger = z.infer<typeof MemberLedger>

const base = { method: 'POST', access: 'admin', rate: 'admin' } as const

export const adminListPointRules = defineEndpoint({
  ...base,
  id: 'adminListPointRules',
  path: '/api/admin/points/rules',
  summary: 'Every rule that earns or costs points',
  body: z.object({}),
  result: z.array(EditedPointRule),
})

export const adminSavePointRule = defineEndpoint({
  ...base,
  id: 'adminSavePointRule',
  path: '/api/admin/points/saveRule',
  summary: 'Change what a rule is worth, its daily cap, or switch it off; what was earned before stays as it is',
  body: PointRuleInput,
  result: EditedPointRule,
})

export const adminListScorePlatforms = defineEndpoint({
  ...base,
  id: 'adminListScorePlatforms',
  path: '/api/admin/points/platforms',
  summary: 'Every score platform, those switched off too',
  body: z.object({}),
  result: z.array(EditedScorePlatform),
})

export const adminSaveScorePlatform = defineEndpoint({
  ...base,
  id: 'adminSaveScorePlatform',
  path: '/api/admin/points/savePlatform',
  summary: 'Change the bounds of a platform or switch it off',
  body: ScorePlatformInput,
  result: EditedScorePlatform,
})

export const adminGetLedger = defineEndpoint({
  ...base,
  id: 'adminGetLedger',
  path: '/api/admin/points/ledger',
  summary: "A member's ledger, every row, newest first; by cursor",
  body: z.object({ userId: Id, size: pageRequest.size, cursor: pageRequest.cursor }),
  result: MemberLedger,
})

export const adminCorrectPoints = defineEndpoint({
  ...base,
  id: 'adminCorrectPoints',
  path: '/api/admin/points/correct',
  summary:
    'Give a member points or take some away, with a reason that the member reads; send an Idempotency-Key. ' +
    'A balance never falls below zero: more than there is can not be taken',
  body: z.object({
    userId: Id,
    amount: z
      .number()
      .int()
      .min(-MOST)
      .max(MOST)
      .refine((value) => value !== 0, '不能为零'),
    reason: z.string().trim().min(4, '请写明原因').max(100),
  }),
  result: z.object({ balance: z.number().int() }),
})

export const adminPointEndpoints = {
  adminListPointRules,
  adminSavePointRule,
  adminListScorePlatforms,
  adminSaveScorePlatform,
  adminGetLedger,
  adminCorrectPoints,
}
