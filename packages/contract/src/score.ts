import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageRequest } from './http/paging.ts'

/** Points that wait to be taken: this long, then they are gone. */
export const BUBBLE_DAYS = 30
/** Days in a row that earn the bonus. */
export const STREAK_DAYS = 7
/** Bubbles that one answer lists; 全部收取 takes the rest as well. */
export const MAX_BUBBLES = 50

/** 签到, as its card shows it. */
export const SignState = z
  .object({
    signedToday: z.boolean(),
    /** Days in a row until today, or until yesterday while today is open. */
    streak: z.number().int(),
    /** What signing today earns, or earned; the bonus of a seventh day included. */
    worth: z.number().int(),
    /** The seven cells of the present round, first day first. */
    days: z.array(z.object({ day: z.number().int(), amount: z.number().int(), signed: z.boolean() })),
  })
  .meta({ id: 'SignState' })
export type SignState = z.infer<typeof SignState>

export const Bubble = z
  .object({
    id: Id,
    amount: z.number().int(),
    /** The rule's name, long and short. */
    name: z.string(),
    label: z.string(),
    note: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Bubble' })
export type Bubble = z.infer<typeof Bubble>

export const PointRule = z
  .object({
    code: z.string(),
    name: z.string(),
    amount: z.number().int(),
    /** 0 is no limit. */
    dailyCap: z.number().int(),
    note: z.string(),
  })
  .meta({ id: 'PointRule' })
export type PointRule = z.infer<typeof PointRule>

/** All that stands on the bubbles page above the history. */
export const Wallet = z
  .object({
    /** 积分, to be spent. */
    balance: z.number().int(),
    /** 声望, earned and never spent. */
    reputation: z.number().int(),
    today: z.object({ earned: z.number().int(), cap: z.number().int() }),
    /** The ones that expire first; at most fifty. */
    bubbles: z.array(Bubble),
    /** Of all bubbles, listed or not. */
    waiting: z.object({ count: z.number().int(), amount: z.number().int() }),
    sign: SignState,
    rules: z.array(PointRule),
  })
  .meta({ id: 'Wallet' })
export type Wallet = z.infer<typeof Wallet>

export const ScoreEntry = z
  .object({
    id: Id,
    /** Below zero for what was spent or taken back. */
    amount: z.number().int(),
    name: z.string(),
    note: z.string(),
    takenAt: z.iso.datetime(),
  })
  .meta({ id: 'ScoreEntry' })
export type ScoreEntry = z.infer<typeof ScoreEntry>

export const ScorePlatform = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    minAmount: z.number().int(),
    maxAmount: z.number().int(),
    /** Amounts are a multiple of it. */
    step: z.number().int(),
    /** What one member may exchange in a day. */
    dailyLimit: z.number().int(),
  })
  .meta({ id: 'ScorePlatform' })
export type ScorePlatform = z.infer<typeof ScorePlatform>

/** pending: taken from the balance, not yet confirmed by the platform. failed: given back. */
export const ExchangeState = z.enum(['pending', 'done', 'failed'])
export type ExchangeState = z.infer<typeof ExchangeState>

export const ScoreExchange = z
  .object({
    id: Id,
    platform: z.string(),
    amount: z.number().int(),
    state: ExchangeState,
    /** Why it failed, for its owner. */
    reason: z.string(),
    createDate: z.iso.datetime(),
  })
  .meta({ id: 'ScoreExchange' })
export type ScoreExchange = z.infer<typeof ScoreExchange>

/** A ledger is read from its newest row on: no numbers of pages, no count. */
const onwards = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), nextCursor: z.string().max(200).nullable() })
const OnwardsRequest = z.object({ size: pageRequest.size, cursor: pageRequest.cursor })
export type OnwardsRequest = z.output<typeof OnwardsRequest>

const read = { method: 'GET', access: 'member', rate: 'read' } as const
const write = { method: 'PUT', access: 'member', rate: 'write' } as const

export const signToday = defineEndpoint({
  ...write,
  id: 'signToday',
  path: '/api/f/mine/sign',
  summary: '签到: once on a day in China; again on the same day changes nothing. What it earns waits as a bubble',
  result: SignState,
})

export const getWallet = defineEndpoint({
  ...read,
  id: 'getWallet',
  path: '/api/f/userGatherScore/getUnGetUserScore',
  summary: "The caller's bubbles, balance, 签到 and the rules",
  result: Wallet,
})

export const takeBubble = defineEndpoint({
  ...write,
  id: 'takeBubble',
  path: '/api/f/userGatherScore/getUseScore/{id}',
  summary: "Take one of the caller's bubbles; one that was taken before changes nothing (amount 0)",
  params: IdParams,
  result: z.object({ amount: z.number().int(), balance: z.number().int() }),
})

export const takeAllBubbles = defineEndpoint({
  ...write,
  id: 'takeAllBubbles',
  path: '/api/f/userGatherScore/getUseAllScore',
  summary: "Take every bubble of the caller's that has not expired",
  result: z.object({ count: z.number().int(), amount: z.number().int(), balance: z.number().int() }),
})

export const listScoreHistory = defineEndpoint({
  ...read,
  id: 'listScoreHistory',
  path: '/api/f/userGatherScore/getGetedUserScore',
  summary: "What moved the caller's balance, newest first; by cursor",
  query: OnwardsRequest,
  result: onwards(ScoreEntry),
})

export const exchangeScore = defineEndpoint({
  ...write,
  id: 'exchangeScore',
  path: '/api/f/userGatherScore/exchangeUserGatherScore/{a}/{b}',
  summary:
    'Exchange points: a = the platform, b = how many. Taken from the balance at once, sent to the platform by a job; ' +
    'send an Idempotency-Key, so that a repeated request is one exchange',
  params: z.object({ a: Id, b: z.coerce.number().int().min(1).max(1_000_000) }),
  result: z.object({ exchange: ScoreExchange, balance: z.number().int() }),
})

export const listExchanges = defineEndpoint({
  ...read,
  id: 'listExchanges',
  path: '/api/f/userGatherScore/getUserExchangeScore',
  summary: "The caller's exchanges, newest first; by cursor",
  query: OnwardsRequest,
  result: onwards(ScoreExchange),
})

export const listScorePlatforms = defineEndpoint({
  ...read,
  id: 'listScorePlatforms',
  path: '/api/f/scorePlatform/getScorePlatform',
  summary: 'Where points can be exchanged',
  result: z.array(ScorePlatform),
})

export const scoreEndpoints = {
  signToday,
  getWallet,
  takeBubble,
  takeAllBubbles,
  listScoreHistory,
  exchangeScore,
  listExchanges,
  listScorePlatforms,
}
