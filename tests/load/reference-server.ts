/**
 * The engine's own limit: Fastify and pg, one prepared statement per request, no session, no rate limit, no log, no cache.
 * It answers lists and details in the product's own shape, so that what it is faster by is what the product costs.
 */
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { addAnswerRoute } from './reference-answer.ts'
import { addQuestionRoutes } from './reference-questions.ts'
import { DETAIL_STATEMENT, LIST_STATEMENT, SECTION_LIST_STATEMENT } from './reference-statements.ts'

const POOL_SIZE = 10
const PAGE_SIZE = 10

type CardRow = {
  id: string
  published_at: Date
  reviewed_at: Date
  view_count: string
  [column: string]: unknown
}
type DetailRow = CardRow & { valid_from: Date; review_by: Date; updated_at: Date }
type ListBody = { sectionId?: string; size?: number }

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: POOL_SIZE,
  application_name: 'reference',
})
const app = Fastify()

const day = (date: Date) => date.toISOString().slice(0, 10)

const cardOf = (row: CardRow) => ({
  id: row.id,
  title: row['title'],
  conclusion: row['conclusion'],
  section: { id: row['section_id'], name: row['section_name'] },
  tags: row['tags'],
  catalogueCodes: row['catalogue_codes'],
  publishedAt: row.published_at.toISOString(),
  reviewedAt: day(row.reviewed_at),
  viewCount: Number(row.view_count),
  likeCount: row['like_count'],
  collectCount: row['collect_count'],
})

async function readFaq(request: FastifyRequest<{ Params: { id: string } }>) {
  const { rows } = await pool.query<DetailRow>({ ...DETAIL_STATEMENT, values: [request.params.id] })
  const row = rows[0]
  if (!row) throw new Error('no such FAQ')
  const data = {
    ...cardOf(row),
    content: row['content_html'],
    path: row['path'],
    validFrom: day(row.valid_from),
    reviewBy: day(row.review_by),
    reviewOverdue: row.review_by.getTime() < Date.now(),
    updatedAt: row.updated_at.toISOString(),
    liked: false,
    collected: false,
  }
  return { code: 200, message: 'ok', data }
}

async function listFaqs(request: FastifyRequest<{ Body: ListBody }>) {
  const { sectionId, size = PAGE_SIZE } = request.body
  const statement = sectionId ? SECTION_LIST_STATEMENT : LIST_STATEMENT
  const { rows } = await pool.query<CardRow>({ ...statement, values: sectionId ? [size + 1, sectionId] : [size + 1] })
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const total = Number(rows[0]?.['total'] ?? 0)
  const data = {
    records: shown.map(cardOf),
    total,
    pages: Math.ceil(total / size),
    current: 1,
    size,
    nextCursor: last ? Buffer.from(`${last.published_at.toISOString()}|${last.id}`).toString('base64url') : null,
  }
  return { code: 200, message: 'ok', data }
}

app.route({ method: 'GET', url: '/api/f/faq/showDetailFrm/:id', handler: readFaq })
app.route({ method: 'POST', url: '/api/f/faq/ajaxLoadData', handler: listFaqs })
addQuestionRoutes(app, pool)
addAnswerRoute(app, pool)
app.get('/healthz', async () => ({ status: 'up' }))
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
