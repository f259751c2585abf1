import { ApiError, type Api, type ConsoleApi } from '@kms/api-client'
import type { Answer } from '@kms/contract/answers'
import type { QuestionDetail } from '@kms/contract/question-views'
import { plainText, prepareArticle, boxTables, type Heading } from '../faq/prepare-article.ts'
import { orErrorPage, requireId } from '../http/page-errors.ts'
import { answerBodyKey, questionBodyKey } from './body-keys.ts'
import { loadQuestionHistory, type HistoryPage } from './load-question-history.ts'
import type { AnswerSummary } from './question-meta.ts'
import { stateOf, type QuestionState } from './question-feed.ts'

const RELATED_SIZE = 5
/** How much of how many answers search engines are told: the texts themselves stand in the document. */
const TOLD_ANSWERS = 4
const TOLD_LENGTH = 200

/** Answers of the first page leave their texts to `bodies`; those loaded later carry them. */
export type ShownAnswer = Omit<Answer, 'content'> & { content?: string }
export type Piece = Omit<QuestionDetail, 'content' | 'answers' | 'ownWaiting'>
export type RelatedPiece = { id: string; title: string; state: QuestionState; answerCount: number }
/** What only the author is told of the version beside the published one. */
export type OwnState = { state: 'none' | 'draft' | 'pending' | 'returned'; reason: string | null }

export type PublishedPiece = {
  kind: 'published'
  piece: Piece
  headings: Heading[]
  answers: { records: ShownAnswer[]; nextCursor: string | null }
  ownWaiting: ShownAnswer[]
  told: AnswerSummary[]
  related: RelatedPiece[]
  own: OwnState | null
}
/** A piece that nobody but its author can see yet. */
export type OwnPiece = {
  kind: 'own'
  questionType: 0 | 1
  title: string
  own: OwnState & {
    id: string
    savedAt: string
    canEdit: boolean
    canDelete: boolean
  }
}
/** What few readers ever see instead of the published piece. */
export type OtherPage = OwnPiece | HistoryPage
export type QuestionPage = PublishedPiece | OtherPage

export type TextOptions = {
  tableLabel: string
  /** Colours the code of a text. */
  highlight: (html: string) => string
}
type Options = TextOptions & {
  /** Readers without a session have no pieces of their own. */
  isMember: boolean
  query: URLSearchParams
}

/** The page, and apart from it the texts by key: a document carries them as markup only. */
export async function loadQuestionDetail(api: ConsoleApi, rawId: string | undefined, options: Options) {
  const id = requireId(rawId)
  const history = options.isMember && (await orErrorPage(loadQuestionHistory(api, id, options.query)))
  if (history) return { page: history, bodies: {} }
  const found = await orErrorPage(
    api.getQuestionDetail({ params: { id } }).catch((error: unknown) => {
      if (options.isMember && error instanceof ApiError && error.status === 404) return undefined
      throw error
    }),
  )
  return found ? published(api, found, options) : ownPiece(api, id, options)
}

async function published(api: Api, detail: QuestionDetail, options: Options) {
  const { tableLabel, highlight } = options
  const { content, answers, ownWaiting, ...piece } = detail
  const { html, headings } = prepareArticle(highlight(content), tableLabel)
  const bodies: Record<string, string> = { [questionBodyKey(piece.id)]: html }
  const lay = ({ content: text, ...answer }: Answer): ShownAnswer => {
    bodies[answerBodyKey(answer.id)] = shownText(text, options)
    return answer
  }
  const [related, own] = await Promise.all([loadRelated(api, piece), piece.can.edit ? ownState(api, piece.id) : null])
  const page: PublishedPiece = {
    kind: 'published',
    piece,
    headings,
    answers: { records: answers.records.map(lay), nextCursor: answers.nextCursor },
    ownWaiting: ownWaiting.map(lay),
    told: answers.records.slice(0, TOLD_ANSWERS).map(tell),
    related,
    own,
  }
  return { page, bodies }
}

/** A text that stands below another one: its headings have no address of their own. */
export const shownText = (sanitised: string, { tableLabel, highlight }: TextOptions) =>
  boxTables(highlight(sanitised), tableLabel)

const tell = ({ id, isBest, likeCount, createdAt, author, content }: Answer): AnswerSummary => ({
  id,
  isBest,
  likeCount,
  createdAt,
  author: author.nickname,
  text: plainText(content).slice(0, TOLD_LENGTH),
})

/** Same tag first, then the same section. A missing side column is no reason to withhold the answer. */
async function loadRelated(api: Api, piece: Piece): Promise<RelatedPiece[]> {
  const tagId = piece.tags[0]?.id
  const list = (filter: { tagId?: string; sectionId?: string }) =>
    api.listQuestions({ body: { ...filter, sort: 'hot', size: RELATED_SIZE + 1 } }).then(
      ({ records }) => records,
      () => [],
    )
  const unlike = (cards: Awaited<ReturnType<typeof list>>) => cards.filter(({ id }) => id !== piece.id)
  const ofTag = tagId ? unlike(await list({ tagId })) : []
  // Most tags have enough: a second list is asked for only where they have not.
  const ofSection = ofTag.length < RELATED_SIZE ? unlike(await list({ sectionId: piece.section.id })) : []
  const unique = new Map([...ofTag, ...ofSection].map((card) => [card.id, card]))
  return [...unique.values()]
    .slice(0, RELATED_SIZE)
    .map((card) => ({ id: card.id, title: card.title, state: stateOf(card), answerCount: card.answerCount }))
}

async function ownState(api: Api, id: string): Promise<OwnState | null> {
  try {
    const { draft } = await api.getOwnQuestion({ params: { id }, query: {} })
    return draft.state === 'none' ? null : { state: draft.state, reason: draft.reason }
  } catch {
    // The published piece is worth showing without it.
    return null
  }
}

async function ownPiece(api: Api, id: string, options: Options) {
  const { draft, questionType, can } = await orErrorPage(api.getOwnQuestion({ params: { id }, query: {} }))
  const { state, reason, title, savedAt } = draft
  const page: OwnPiece = {
    kind: 'own',
    questionType,
    title,
    own: { id, state, reason, savedAt, canEdit: can.edit, canDelete: can.delete },
  }
  return { page, bodies: { [questionBodyKey(id)]: shownText(draft.shown, options) } }
}
