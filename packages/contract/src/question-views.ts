import { z } from 'zod'
import { Answer } from './answers.ts'
import { FaqCard } from './faq.ts'
import { Id } from './http/endpoint.ts'
import { pageOf } from './http/paging.ts'
import { PublicUser } from './people.ts'
import { SectionRef } from './sections.ts'
import { TagRef } from './tags.ts'

/** 0 is a question; every other value is an article (§9). */
export const QuestionType = z.literal([0, 1])
export type QuestionType = z.infer<typeof QuestionType>

/** draft · pending: 审核中 · published · returned: 已退回 · deleted. Of a published piece, `draft` has the state of the version beside it. */
export const QuestionStatus = z.enum(['draft', 'pending', 'published', 'returned', 'deleted'])
export type QuestionStatus = z.infer<typeof QuestionStatus>

/** What a list shows: the best answer rather than the preamble, where there is one. */
export const QuestionCard = z
  .object({
    id: Id,
    questionType: QuestionType,
    title: z.string(),
    /** The beginning of the text. */
    excerpt: z.string(),
    /** The beginning of the best answer. */
    bestExcerpt: z.string().nullable(),
    author: PublicUser,
    section: SectionRef,
    tags: z.array(TagRef),
    catalogueCodes: z.array(z.string()),
    publishedAt: z.iso.datetime(),
    /** Set when readers have seen another version before ("已编辑"). */
    editedAt: z.iso.datetime().nullable(),
    viewCount: z.number().int(),
    likeCount: z.number().int(),
    collectCount: z.number().int(),
    answerCount: z.number().int(),
    commentCount: z.number().int(),
  })
  .meta({ id: 'QuestionCard' })
export type QuestionCard = z.infer<typeof QuestionCard>

/**
 * Why 推荐 or 关注 shows something. author, section, tag: the caller follows it; skill: waits for an answer and the caller knows about
 * it; similar: near what the caller asked, answered, liked or collected; the rest needs no caller.
 */
export const FeedReason = z
  .object({
    kind: z.enum(['author', 'section', 'tag', 'skill', 'similar', 'solved', 'hot', 'official']),
    /** The person, section or tag that it is about, where there is one. */
    name: z.string(),
  })
  .meta({ id: 'FeedReason' })
export type FeedReason = z.infer<typeof FeedReason>

/** A card of a feed. Only 推荐 and 关注 say why. */
export const FeedCard = QuestionCard.extend({ reason: FeedReason.optional() }).meta({ id: 'FeedCard' })
export type FeedCard = z.infer<typeof FeedCard>

/** An official FAQ among the records of 推荐, after `after` of them. */
export const FeedFaq = FaqCard.extend({ reason: FeedReason, after: z.number().int() }).meta({ id: 'FeedFaq' })
export type FeedFaq = z.infer<typeof FeedFaq>

export const QuestionDetail = QuestionCard.extend({
  /** Sanitised on the server, always. */
  content: z.string(),
  path: z.array(SectionRef),
  bestAnswerId: Id.nullable(),
  /** Versions that readers have seen, this one included. */
  revisionCount: z.number().int(),
  /** The first page of `answer/list`: the best answer first, then by likes. */
  answers: pageOf(Answer),
  /** The caller's own marks; false for visitors. */
  liked: z.boolean(),
  collected: z.boolean(),
  /** The caller's own answers that readers don't see yet. */
  ownWaiting: z.array(Answer),
  /** The piece was asked for by the number of one that was merged into it; addresses lead on to this one. */
  mergedInto: Id.optional(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    readHistory: z.boolean(),
    answer: z.boolean(),
    setBestAnswer: z.boolean(),
    comment: z.boolean(),
    like: z.boolean(),
    merge: z.boolean(),
  }),
}).meta({ id: 'QuestionDetail' })
export type QuestionDetail = z.infer<typeof QuestionDetail>
