/** A bare transaction with the rows that a published answer leaves behind, each statement prepared, nothing else. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'

const STATEMENTS = {
  key: `insert into request_key (author_id, key, fingerprint, result) values ($1, $2, 'reference', '{}')`,
  answer: `insert into answer (question_id, author_id, status, content_html, content_doc, excerpt, published_at)
    values ($1, $2, 'published', $3, $4, left($3, 160), now()) returning id`,
  question: `update question set answer_count = answer_count + 1, unanswered = false, version = version + 1, updated_at = now()
    where id = $1`,
  author: `update app_user set published_count = published_count + 1 where id = $1`,
  job: `select graphile_worker.add_job('answer.published', json_build_object('answerId', $1::text), max_attempts => 25)`,
}

type Publish = { questionId: string; content: string; doc: object | null }

export function addAnswerRoute(app: FastifyInstance, pool: pg.Pool) {
  app.post('/api/f/answer/create', async ({ body, headers }: FastifyRequest<{ Body: Publish }>) => {
    const author = headers['x-author']
    const client = await pool.connect()
    const run = (name: keyof typeof STATEMENTS, values: unknown[]) =>
      client.query<{ id: string }>({ name, text: STATEMENTS[name], values })
    try {
      await client.query('begin')
      await run('key', [author, headers['idempotency-key']])
      const { rows } = await run('answer', [body.questionId, author, body.content, body.doc])
      await run('question', [body.questionId])
      await run('author', [author])
      await run('job', [rows[0]?.id])
      await client.query('commit')
      return { code: 200, message: 'ok', data: { id: rows[0]?.id } }
    } finally {
      client.release()
    }
  })
}
