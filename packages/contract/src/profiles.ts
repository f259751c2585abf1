import { z } from 'zod'
import { FileId } from './files.ts'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { TagRef } from './tags.ts'

export const MAX_NICKNAME = 20
export const MAX_BIO = 200
export const MAX_TITLE = 40
export const MAX_COMPANY = 60

export const Badge = z
  .object({
    key: z.string(),
    name: z.string(),
    /** What it is given for. */
    condition: z.string(),
    awardedAt: z.iso.datetime(),
  })
  .meta({ id: 'Badge' })
export type Badge = z.infer<typeof Badge>

/** What others see beside the profile itself. */
export const Privacy = z
  .object({
    showCollects: z.boolean(),
    showFollows: z.boolean(),
    showDynamics: z.boolean(),
    /** May stand in the ranks of who helped most. */
    showInHot: z.boolean(),
  })
  .meta({ id: 'Privacy' })
export type Privacy = z.infer<typeof Privacy>

export const Profile = PublicUser.extend({
  companyType: z.string(),
  company: z.string(),
  bio: z.string(),
  avatarUrl: z.string().nullable(),
  skills: z.array(TagRef),
  joinedAt: z.iso.datetime(),
  counts: z.object({
    questions: z.number().int(),
    topics: z.number().int(),
    answers: z.number().int(),
    bestAnswers: z.number().int(),
    following: z.number().int(),
    followers: z.number().int(),
  }),
  /** 声望: earned and never spent. What can be spent is nobody else's business. */
  reputation: z.number().int(),
  badges: z.array(Badge),
  isMe: z.boolean(),
  /** The caller follows this person; this person follows the caller. */
  focused: z.boolean(),
  followsMe: z.boolean(),
  /** What the caller may open. */
  shows: z.object({ collects: z.boolean(), follows: z.boolean(), dynamics: z.boolean() }),
  /** For the person alone; null of everybody else. Counts end at 1000. */
  mine: z
    .object({
      privacy: Privacy,
      draftCount: z.number().int(),
      pendingCount: z.number().int(),
      collectCount: z.number().int(),
      sectionCount: z.number().int(),
      unreadCount: z.number().int(),
    })
    .nullable(),
}).meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/f/mine/otherUserInfo/{id}',
  access: 'member',
  rate: 'read',
  summary: "A person's profile; with the caller's own id, the settings too",
  params: IdParams,
  result: Profile,
})

/** One line without control characters or signs that turn the reading direction round. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .refine((text) => text.length <= max, `最多 ${max} 个字`)
    .refine(
      (text) => text.isWellFormed() && !/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u.test(text),
      '含有不允许的字符',
    )

export const updateMine = defineEndpoint({
  id: 'updateMine',
  method: 'PUT',
  path: '/api/f/mine/updateMine',
  access: 'member',
  rate: 'write',
  summary: "Change the caller's own profile; what is not named stays",
  body: z.object({
    nickname: line(MAX_NICKNAME)
      .refine((text) => text !== '', '请填写昵称')
      .optional(),
    title: line(MAX_TITLE).optional(),
    company: line(MAX_COMPANY).optional(),
    bio: line(MAX_BIO).optional(),
    /** A picture that the caller uploaded; null takes the present one away. */
    avatarFileId: FileId.nullable().optional(),
    privacy: Privacy.partial().optional(),
  }),
  result: Profile,
})

/** A favourite. FAQ has no author: it speaks for the company. */
export const CollectInfo = z
  .object({
    type: z.enum(['FAQ', 'QUESTION', 'TOPIC', 'ANSWER']),
    id: Id,
    /** The page that shows it: the FAQ, or the question or article. */
    refId: Id,
    title: z.string(),
    excerpt: z.string(),
    author: PublicUser.nullable(),
    collectedAt: z.iso.datetime(),
    likeCount: z.number().int(),
  })
  .meta({ id: 'CollectInfo' })
export type CollectInfo = z.infer<typeof CollectInfo>

/** Of another: empty and `hidden` where that person shows it to nobody. `total` ends at 1000. */
export const CollectPage = pageOf(CollectInfo).extend({ hidden: z.boolean() })
export type CollectPage = z.infer<typeof CollectPage>

const collects = {
  method: 'GET',
  access: 'member',
  rate: 'read',
  query: z.object(pageRequest),
  result: CollectPage,
} as const

export const listMyCollects = defineEndpoint({
  ...collects,
  id: 'listMyCollects',
  path: '/api/f/mine/getCurrentCollectInfoList',
  summary: "The caller's favourites of every kind, the newest first",
})
export const listCollectsOf = defineEndpoint({
  ...collects,
  id: 'listCollectsOf',
  path: '/api/f/mine/getOtherCollectInfoList/{id}',
  summary: "Another's favourites, if they are shown",
  params: IdParams,
})

export const profileEndpoints = { getProfile, updateMine, listMyCollects, listCollectsOf }
