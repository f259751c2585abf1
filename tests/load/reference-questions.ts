/** The question list and a question with its first answers, in the product's own shape. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import {
  QUESTION_DETAIL_STATEMENT,
  QUESTION_LIST_STATEMENT,
  QUESTION_SECTION_LIST_STATEMENT,
} from './reference-question-statements.ts'

const PAGE_SIZE = 10
const NOTHING_ALLOWED = { edit: false, setBestAnswer: false, comment: false, like: false }

type Row = Record<string, unknown>
type CardRow = Row & { id: string; published_at: Date; edited_at: Date | null; view_count: string }
type DetailRow = CardRow & { answers: (Row & { id: string; like_count: number })[] }

const authorOf = (row: Row) => ({
  id: row['author_id'],
  nickname: row['nickname'],
  title: row['author_title'],
  isBigV: row['is_big_v'],
  isOfficial: row['is_official'],
})

const cardOf = (row: CardRow) => ({
  id: row.id,
  questionType: row['question_type'],
  title: row['title'],
  excerpt: row['excerpt'],
  bestExcerpt: row['best_answer_id'] === null ? null : row['best_excerpt'],
  author: authorOf(row),
  section: { id: row['section_id'], name: row['section_name'] },
  tags: row['tags'],
  catalogueCodes: row['catalogue_codes'],
  publishedAt: row.published_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  viewCount: Number(row.view_count),
  likeCount: row['like_count'],
  collectCount: row['collect_count'],
  answerCount: row['answer_count'],
  commentCount: row['comment_count'],
})

const answerOf = (questionId: string) => (row: Row) => ({
  id: row['id'],
  questionId,
  answerType: 'QUESTION',
  content: row['content_html'],
  author: authorOf(row),
  isBest: row['is_best'],
  status: 'published',
  reason: null,
  likeCount: row['like_count'],
  collectCount: row['collect_count'],
  commentCount: row['comment_count'],
  createdAt: row['created_at'],
  editedAt: row['edited_at'],
  liked: false,
  collected: false,
  can: NOTHING_ALLOWED,
})

function pageOf<T>(records: T[], total: number, size: number, nextCursor: string | null) {
  return { records, total, pages: Math.ceil(total / size), current: 1, size, nextCursor }
}
const cursorOf = (...keys: unknown[]) => Buffer.from(keys.join('|')).toString('base64url')

export function addQuestionRoutes(app: FastifyInstance, pool: pg.Pool) {
  async function readQuestion(request: FastifyRequest<{ Params: { id: string } }>) {
    const { rows } = await pool.query<DetailRow>({ ...QUESTION_DETAIL_STATEMENT, values: [request.params.id] })
    const row = rows[0]
    if (!row) throw new Error('no such question')
    const shown = row.answers.slice(0, PAGE_SIZE)
    const last = row.answers.length > PAGE_SIZE ? shown.at(-1) : undefined
    const data = {
      ...cardOf(row),
      content: row['content_html'],
      path: row['path'],
      bestAnswerId: row['best_answer_id'],
      revisionCount: row['edition'],
      answers: pageOf(
        shown.map(answerOf(row.id)),
        Number(row['answer_count']),
        PAGE_SIZE,
        last ? cursorOf(last['is_best'], last.like_count, last.id) : null,
      ),
      liked: false,
      collected: false,
      ownWaiting: [],
      can: { ...NOTHING_ALLOWED, delete: false, answer: false },
    }
    return { code: 200, message: 'ok', data }
  }

  async function listQuestions(request: FastifyRequest<{ Body: { sectionId?: string } }>) {
    const { sectionId } = request.body
    const statement = sectionId ? QUESTION_SECTION_LIST_STATEMENT : QUESTION_LIST_STATEMENT
    const values = sectionId ? [PAGE_SIZE + 1, sectionId] : [PAGE_SIZE + 1]
    const { rows } = await pool.query<CardRow>({ ...statement, values })
    const shown = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
    const nextCursor = last ? cursorOf(last.published_at.toISOString(), last.id) : null
    const data = pageOf(shown.map(cardOf), Number(rows[0]?.['total'] ?? 0), PAGE_SIZE, nextCursor)
    return { code: 200, message: 'ok', data }
  }

  app.route({ method: 'GET', url: '/api/f/question/details/:id', handler: readQuestion })
  app.route({ method: 'POST', url: '/api/f/question/v2/searchByCondition', handler: listQuestions })
}
