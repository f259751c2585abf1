import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { SignState } from './score.ts'
import { Section } from './sections.ts'
import { TagRef } from './tags.ts'

export const BannerKind = z.enum(['link', 'dialog'])
export const BannerTheme = z.enum(['green', 'dark', 'blue', 'amber'])

export const Banner = z
  .object({
    id: Id,
    kind: BannerKind,
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    /** The words of the link or button. */
    action: z.string(),
    /** A link's path below the site (`/detail/faq/1098`); empty for a dialog. */
    target: z.string(),
    /** What a dialog shows, sanitised; empty for a link. */
    content: z.string(),
    theme: BannerTheme,
  })
  .meta({ id: 'Banner' })
export type Banner = z.infer<typeof Banner>

export const Notice = z
  .object({
    id: Id,
    title: z.string(),
    isPinned: z.boolean(),
    publishedAt: z.iso.datetime(),
    /** Sanitised; empty unless it was asked for. */
    content: z.string(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof Notice>

/** 大咖, with what he did in the last 90 days. */
export const Bigshot = PublicUser.extend({
  bio: z.string(),
  skills: z.array(TagRef),
  answerCount: z.number().int(),
  bestCount: z.number().int(),
  likeCount: z.number().int(),
  /** The caller follows this person; absent where nobody asks as a member. */
  focused: z.boolean().optional(),
}).meta({ id: 'Bigshot' })
export type Bigshot = z.infer<typeof Bigshot>

export const RankPeriod = z.enum(['week', 'month', 'all'])
export type RankPeriod = z.infer<typeof RankPeriod>

export const RankRow = z
  .object({ place: z.number().int(), user: PublicUser, score: z.number().int() })
  .meta({ id: 'RankRow' })
export type RankRow = z.infer<typeof RankRow>

/** All that stands around the feeds of a home page. */
export const HomeBoard = z
  .object({
    banners: z.array(Banner),
    /** Pinned ones first, then the newest. */
    notices: z.array(Notice),
    /** Top sections, in display order. */
    sections: z.array(Section),
    hotFaqs: z.array(z.object({ id: Id, title: z.string() })),
    /** Catalogue numbers of what is read most now. */
    codes: z.array(z.string()),
    /** What is asked and read most now is about; at most six. */
    tags: z.array(TagRef),
    /** Questions that wait for an answer; counted up to 1000. */
    unansweredCount: z.number().int(),
    /** Visitors: who helped most lately. Members: those who know what the caller follows come first. */
    bigshots: z.array(Bigshot),
    ranking: z.object({ week: z.array(RankRow), month: z.array(RankRow) }),
    /** The caller's own; null for visitors. */
    mine: z
      .object({
        sections: z.array(Section),
        points: z.object({
          balance: z.number().int(),
          /** Bubbles to take. */
          waiting: z.object({ count: z.number().int(), amount: z.number().int() }),
          sign: SignState,
        }),
      })
      .nullable(),
  })
  .meta({ id: 'HomeBoard' })
export type HomeBoard = z.infer<typeof HomeBoard>

const read = { method: 'GET', access: 'visitor', rate: 'read' } as const

export const getHomeBoard = defineEndpoint({
  ...read,
  id: 'getHomeBoard',
  path: '/api/f/banner/queryBannerList/{x}',
  summary:
    'Banners of a site (x = pc or mobile) and all else that stands around the feeds of its home page, in one call',
  params: z.object({ x: z.enum(['pc', 'mobile']) }),
  /** `full`: notices with their text, for the page that shows them. */
  query: z.object({ notices: z.enum(['titles', 'full']).default('titles') }),
  result: HomeBoard,
})

export const MAX_BIGSHOTS = 20

export const listBigshots = defineEndpoint({
  ...read,
  id: 'listBigshots',
  path: '/api/f/userRelated/queryBigVUser',
  summary: 'Every 大咖, who helped most lately first',
  query: z.object(pageRequest),
  result: pageOf(Bigshot),
})

export const pickBigshots = defineEndpoint({
  ...read,
  id: 'pickBigshots',
  path: '/api/f/userRelated/queryRandBigVUser/{n}',
  summary: 'n 大咖, others with every call (换一批); for members those who know what the caller follows come first',
  params: z.object({ n: z.coerce.number().int().min(1).max(MAX_BIGSHOTS) }),
  result: z.array(Bigshot),
})

export const listHotUsers = defineEndpoint({
  ...read,
  id: 'listHotUsers',
  path: '/api/f/userRelated/queryUserByHot',
  summary:
    'Who helped most: reputation earned in the last 7 or 30 days, or ever; the first fifty, made anew every 10 minutes',
  query: z.object({ period: RankPeriod.default('week') }),
  result: z.array(RankRow),
})

export const homeEndpoints = { getHomeBoard, listBigshots, pickBigshots, listHotUsers }
