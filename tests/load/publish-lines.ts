import { cpu, statements, type Pair } from './api-lines.ts'
import type { BenchDatabase } from './bench-database.ts'
import { forgetMembers, signInMembers } from './bench-members.ts'
import { show, type Line } from './report.ts'
import { writeRequests, type ApiRequest } from './request-files.ts'
import { medianOf, runRounds } from './rounds.ts'
import { startApi, startReference } from './servers.ts'

const TARGETS = 20_000

const TEXT =
  '<p>先断电验电，把手柄压到 <strong>O/RESET</strong> 再合闸；若仍然跳闸，检查下级回路的绝缘和脱扣器整定值 Ir、Isd。</p>' +
  '<ol><li>测量每相对地绝缘</li><li>核对脱扣器型号与整定</li><li>空载合闸，逐路送电</li></ol>'

/** Goal 6: publishing an answer against a bare transaction with the same rows. What was written is taken back afterwards. */
export async function publishLines(database: BenchDatabase): Promise<Line[]> {
  const authors = await signInMembers(database)
  const requests = await writeRequests(`${database.name}-publish`, targetsOf(database), targetsOf(database))
  const api = await startApi(database, 'cached')
  const reference = await startReference(database)
  try {
    const rounds = await runRounds({
      ours: {
        server: api,
        requests,
        authors: authors.file,
        database: { connection: database, application: 'kms-api' },
        counted: api,
      },
      reference: {
        server: reference,
        requests,
        authors: authors.file,
        database: { connection: database, application: 'reference' },
      },
    })
    return [
      publishTime(rounds),
      cpu('publish an answer: CPU ms, server + database', rounds),
      statements('publish an answer: SQL statements', rounds, 8),
    ]
  } finally {
    await Promise.all([api.stop(), reference.stop()])
    await takeBack(database, authors.ids)
  }
}

const targetsOf = ({ ids }: BenchDatabase): ApiRequest[] =>
  ids.question.slice(0, TARGETS).map((questionId) => ({
    method: 'POST',
    url: '/api/f/answer/create',
    body: JSON.stringify({ questionId, answerType: 'QUESTION', content: TEXT, doc: null }),
  }))

const publishTime = (rounds: Pair): Line => ({
  measure: 'publish an answer: p50 (bare transaction)',
  ours: show(
    medianOf(rounds, ({ ours }) => ours.p50Ms),
    'ms',
  ),
  reference: show(
    medianOf(rounds, ({ reference }) => reference.p50Ms),
    'ms',
  ),
  figure: medianOf(rounds, ({ ours, reference }) => ours.p50Ms / reference.p50Ms),
  goal: { atMost: 3 },
})

/** The database is kept for the next run, as it was. */
async function takeBack(database: BenchDatabase, authors: readonly string[]) {
  const { query } = database
  await query(
    `with gone as (delete from answer where author_id = any($1::bigint[]) returning question_id),
       counted as (select question_id, count(*)::int as answers from gone group by question_id)
     update question q set answer_count = q.answer_count - c.answers from counted c where q.id = c.question_id`,
    [authors],
  )
  await forgetMembers(database, authors)
  await query('vacuum analyze question, answer, request_key, app_user, graphile_worker._private_jobs')
}
