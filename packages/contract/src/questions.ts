import { z } from 'zod'
import { DiffKind, DiffPart, TextDifference } from './difference.ts'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'
import { FeedCard, FeedFaq, QuestionCard, QuestionDetail, QuestionStatus, QuestionType } from './question-views.ts'
import { EditorDocument, richText } from './rich-text.ts'
import { SectionRef } from './sections.ts'
import { TagRef } from './tags.ts'

export const MAX_QUESTION_TITLE = 60
export const MAX_QUESTION_TAGS = 5
export const MAX_QUESTION_CODES = 20
export const MAX_QUESTION_KEYWORD = 100

export { QuestionCard, QuestionDetail, QuestionStatus, QuestionType }

/** What an author fills in, in any state of completeness. */
export const QuestionDraft = z
  .object({
    questionType: QuestionType,
    title: z.string().trim().max(MAX_QUESTION_TITLE, `标题最多 ${MAX_QUESTION_TITLE} 字`).default(''),
    ...richText,
    content: richText.content.default(''),
    sectionId: Id.nullable().default(null),
    tagIds: z.array(Id).max(MAX_QUESTION_TAGS, `最多 ${MAX_QUESTION_TAGS} 个标签`).default([]),
    catalogueCodes: z
      .array(z.string().trim().min(1).max(40))
      .max(MAX_QUESTION_CODES, `最多 ${MAX_QUESTION_CODES} 个型号`)
      .default([]),
  })
  .meta({ id: 'QuestionDraft' })
export type QuestionDraft = z.output<typeof QuestionDraft>

/** Complete enough to be read. */
export const QuestionPost = QuestionDraft.extend({
  title: z.string().trim().min(1, '请填写标题').max(MAX_QUESTION_TITLE, `标题最多 ${MAX_QUESTION_TITLE} 字`),
  content: richText.content.min(1, '请填写正文'),
  sectionId: Id,
}).meta({ id: 'QuestionPost' })
export type QuestionPost = z.output<typeof QuestionPost>

/** The revision that the caller's text was based on; a newer one in the database answers 409 with its number and time in `fields`. */
const basedOn = { revision: z.number().int().min(1) }

/** What a version changed of the one before it; empty for the first. */
export const RevisionChange = z.enum(['title', 'content', 'section', 'tags', 'catalogueCodes'])
export type RevisionChange = z.infer<typeof RevisionChange>

export const QuestionRevision = z
  .object({
    number: z.number().int(),
    /** Counted from 1 in the order that readers saw them; saves in between count in `number` only. */
    edition: z.number().int(),
    title: z.string(),
    editorName: z.string(),
    createdAt: z.iso.datetime(),
    changes: z.array(RevisionChange),
  })
  .meta({ id: 'QuestionRevision' })
export type QuestionRevision = z.infer<typeof QuestionRevision>

/** What one version has and another has not. Of the first version there is nothing to compare: all of it is new. */
export const QuestionDifference = z
  .object({
    number: z.number().int(),
    /** The older one; null for the first version. */
    against: z.number().int().nullable(),
    title: z.array(DiffPart),
    content: TextDifference,
    section: z.object({ before: SectionRef.nullable(), after: SectionRef }),
    tags: z.array(TagRef.extend({ kind: DiffKind })),
    catalogueCodes: z.array(z.object({ kind: DiffKind, code: z.string() })),
  })
  .meta({ id: 'QuestionDifference' })
export type QuestionDifference = z.infer<typeof QuestionDifference>

/** Only versions that readers have seen, newest first: what waits for review or was returned is in none of them. */
export const QuestionHistory = z
  .object({ revisions: z.array(QuestionRevision), difference: QuestionDifference.nullable() })
  .meta({ id: 'QuestionHistory' })
export type QuestionHistory = z.infer<typeof QuestionHistory>

const RevisionNumber = z.coerce.number().int().min(1)
/** The version to look at and the older one to compare it with; the one before it without `against`. */
export const RevisionQuery = z.object({
  revision: z.union([z.literal('newest'), RevisionNumber]).optional(),
  against: RevisionNumber.optional(),
})
export type RevisionQuery = z.output<typeof RevisionQuery>

/** The author's own view, whatever the state. */
export const OwnQuestion = z
  .object({
    id: Id,
    questionType: QuestionType,
    status: QuestionStatus,
    /** The newest version: the draft where there is one, else what is published. */
    draft: z.object({
      state: z.enum(['none', 'draft', 'pending', 'returned']),
      /** Why it was returned. */
      reason: z.string().nullable(),
      title: z.string(),
      /** As stored: an editor knows files by reference. */
      content: z.string(),
      /** As it will be read: files by their addresses. */
      shown: z.string(),
      doc: EditorDocument.nullable(),
      sectionId: Id.nullable(),
      tagIds: z.array(Id),
      catalogueCodes: z.array(z.string()),
      savedAt: z.iso.datetime(),
    }),
    /** Send it back with the next save. */
    revision: z.number().int(),
    publishedAt: z.iso.datetime().nullable(),
    editedAt: z.iso.datetime().nullable(),
    /** Asked for by `?revision=`. */
    history: QuestionHistory.nullable(),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  })
  .meta({ id: 'OwnQuestion' })
export type OwnQuestion = z.infer<typeof OwnQuestion>

export const DraftRow = z
  .object({
    id: Id,
    questionType: QuestionType,
    /** draft, pending or returned; of a published piece too. */
    state: z.enum(['draft', 'pending', 'returned']),
    reason: z.string().nullable(),
    /** Readers see an older version of it. */
    isPublished: z.boolean(),
    title: z.string(),
    excerpt: z.string(),
    revision: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'DraftRow' })
export type DraftRow = z.infer<typeof DraftRow>

export const QuestionSort = z.enum(['latest', 'hot'])
const filters = {
  questionType: QuestionType.optional(),
  sectionId: Id.optional(),
  tagId: Id.optional(),
  /** 待回答: questions that nobody has answered; newest first. */
  unanswered: z.boolean().default(false),
  sort: QuestionSort.default('latest'),
}

export const QuestionSearchRequest = z.object({
  ...pageRequest,
  ...filters,
  keyword: z.string().trim().max(MAX_QUESTION_KEYWORD).default(''),
  /** Without words, relevance is the newest first. */
  sort: z.enum(['relevance', ...QuestionSort.options]).default('relevance'),
})
export type QuestionSearchRequest = z.output<typeof QuestionSearchRequest>

export const QuestionFeedRequest = z.object({
  size: pageRequest.size,
  cursor: pageRequest.cursor,
  ...filters,
  /** 推荐, or 关注 (members only); the other filters then say nothing. */
  feed: z.enum(['recommended', 'followed']).optional(),
})
export type QuestionFeedRequest = z.output<typeof QuestionFeedRequest>

const SaveResult = z
  .object({ id: Id, revision: z.number().int(), savedAt: z.iso.datetime() })
  .meta({ id: 'QuestionSaved' })
const PublishResult = z
  .object({ id: Id, revision: z.number().int(), status: z.enum(['published', 'pending']) })
  .meta({ id: 'QuestionPublished' })
export const LikeResult = z.object({ liked: z.boolean(), likeCount: z.number().int() })
export const CollectResult = z.object({ collected: z.boolean(), collectCount: z.number().int() })

const write = { access: 'member', rate: 'write' } as const

export const searchQuestions = defineEndpoint({
  id: 'searchQuestions',
  method: 'POST',
  path: '/api/f/question/searchByCondition',
  access: 'visitor',
  rate: 'search',
  summary: 'Published questions and articles by words, section and tag, in numbered pages',
  body: QuestionSearchRequest,
  result: pageOf(QuestionCard).extend({
    /** With words: names this search when one of its hits is opened (behaviour calls). */
    searchId: z.string().optional(),
  }),
})

export const listQuestions = defineEndpoint({
  id: 'listQuestions',
  method: 'POST',
  path: '/api/f/question/v2/searchByCondition',
  access: 'visitor',
  rate: 'read',
  summary: 'The feeds of questions and articles, followed by cursor; 推荐 has official FAQs among them',
  body: QuestionFeedRequest,
  result: pageOf(FeedCard).extend({ faqs: z.array(FeedFaq).optional() }),
})

export const getQuestionDetail = defineEndpoint({
  id: 'getQuestionDetail',
  method: 'GET',
  path: '/api/f/question/details/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'One published question or article with its first answers',
  params: IdParams,
  result: QuestionDetail,
})

export const getOwnQuestion = defineEndpoint({
  id: 'getOwnQuestion',
  method: 'GET',
  path: '/api/f/question/{id}',
  access: 'member',
  rate: 'read',
  summary:
    "The author's view of a piece: newest version and state; `?revision=` (a number or `newest`) adds the history with that version compared",
  params: IdParams,
  query: RevisionQuery,
  result: OwnQuestion,
})

export const createQuestionDraft = defineEndpoint({
  ...write,
  id: 'createQuestionDraft',
  method: 'POST',
  path: '/api/f/question/draft',
  summary: 'Start a draft; with an `Idempotency-Key` header the same request makes one draft however often it is sent',
  body: QuestionDraft,
  result: SaveResult,
})

export const saveQuestionDraft = defineEndpoint({
  ...write,
  id: 'saveQuestionDraft',
  method: 'PUT',
  path: '/api/f/question/update/draft/{id}',
  summary: 'Save the draft version; readers keep what is published, and a version in review is taken back',
  params: IdParams,
  body: QuestionDraft.extend(basedOn),
  result: SaveResult,
})

export const publishQuestion = defineEndpoint({
  ...write,
  id: 'publishQuestion',
  method: 'POST',
  path: '/api/f/question/publish',
  summary: 'Publish a new question or article, or hand it to review; takes an `Idempotency-Key` header',
  body: QuestionPost,
  result: PublishResult,
})

export const publishQuestionUpdate = defineEndpoint({
  ...write,
  id: 'publishQuestionUpdate',
  method: 'PUT',
  path: '/api/f/question/update/publish/{id}',
  summary:
    'Publish a draft or a new version of a published piece, or hand it to review; takes an `Idempotency-Key` header',
  params: IdParams,
  body: QuestionPost.extend(basedOn),
  result: PublishResult,
})

export const listQuestionDrafts = defineEndpoint({
  id: 'listQuestionDrafts',
  method: 'GET',
  path: '/api/f/question/queryTopicForDraft',
  access: 'member',
  rate: 'read',
  summary: "The caller's drafts, versions in review and returned ones, newest first",
  query: z.object({ ...pageRequest, questionType: z.coerce.number().pipe(QuestionType).optional() }),
  result: pageOf(DraftRow),
})

export const deleteQuestion = defineEndpoint({
  ...write,
  id: 'deleteQuestion',
  method: 'DELETE',
  path: '/api/f/question/deleteTopic/{id}',
  summary: 'Delete a piece or a draft; its author, or a moderator',
  params: IdParams,
  result: z.object({ id: Id }),
})

const mark = <const I extends string, const P extends `/${string}`, R extends z.ZodType>(
  id: I,
  path: P,
  summary: string,
  result: R,
) => defineEndpoint({ ...write, id, method: 'PUT', path, summary, params: IdParams, result })

export const likeQuestion = mark(
  'likeQuestion',
  '/api/f/question/like/{id}',
  'Like a question or article; twice is a no-op',
  LikeResult,
)
export const unlikeQuestion = mark('unlikeQuestion', '/api/f/question/unLike/{id}', 'Take a like back', LikeResult)
export const collectQuestion = mark(
  'collectQuestion',
  '/api/f/question/collect/{id}',
  'Add a question or article to the favourites; twice is a no-op',
  CollectResult,
)
export const uncollectQuestion = mark(
  'uncollectQuestion',
  '/api/f/question/unCollect/{id}',
  'Remove a question or article from the favourites',
  CollectResult,
)

export const questionEndpoints = {
  searchQuestions,
  listQuestions,
  getQuestionDetail,
  getOwnQuestion,
  createQuestionDraft,
  saveQuestionDraft,
  publishQuestion,
  publishQuestionUpdate,
  listQuestionDrafts,
  deleteQuestion,
  likeQuestion,
  unlikeQuestion,
  collectQuestion,
  uncollectQuestion,
}
