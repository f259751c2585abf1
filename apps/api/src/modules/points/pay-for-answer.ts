import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { awardPoints } from './award-points.ts'
import { PAID_DAYS } from './paid-days.ts'
import { reversePoints, reverseSubject } from './reverse-points.ts'

/** Shorter ones earn nothing; characters of the plain text. */
const SHORTEST_ANSWER = 20
const SHORTEST_REMARK = 5

type Row = {
  question_id: string
  author_id: string
  asker_id: string
  is_article: boolean
  is_shown: boolean
  is_best: boolean
  is_new: boolean
  length: number
  title: string
}

async function readAnswer({ db }: Deps, answerId: string) {
  const { rows } = await sql<Row>`
    select a.question_id, a.author_id, q.author_id as asker_id, q.question_type <> 0 as is_article, a.is_best, q.title,
      a.status = 'published' as is_shown, char_length(a.excerpt) as length,
      coalesce(a.published_at > now() - make_interval(days => ${PAID_DAYS}), false) as is_new
    from answer a join question q on q.id = a.question_id where a.id = ${answerId}`.execute(db)
  return rows[0]
}

/** An answer is before readers, or no longer. A remark on an article counts as a comment; who answers himself earns nothing. */
export async function payForAnswer(deps: Deps, { answerId }: JobPayloads['answer.published']) {
  const answer = await readAnswer(deps, answerId)
  if (!answer) return
  const [userId, subject, now] = [answer.author_id, `answer:${answerId}`, deps.clock.now()]
  await deps.db.transaction().execute(async (tx) => {
    if (!answer.is_shown) return reverseSubject(tx, { userId, subject, now })
    const rule = answer.is_article ? ('comment' as const) : ('answer' as const)
    const isLong = answer.length >= (answer.is_article ? SHORTEST_REMARK : SHORTEST_ANSWER)
    if (!isLong || !answer.is_new || userId === answer.asker_id) return
    await awardPoints(tx, { userId, rule, cause: subject, subject, note: answer.title, now })
  })
}

/**
 * An answer was adopted, perhaps instead of another: the one before gives back what it got, this one is paid, again if need be.
 * The asker is paid once per question. Whoever adopts his own answer pays nobody.
 */
export async function payForAdoption(deps: Deps, { answerId }: JobPayloads['answer.adopted']) {
  const answer = await readAnswer(deps, answerId)
  if (!answer) return
  const [now, note] = [deps.clock.now(), answer.title]
  const { rows: before } = await sql<{ author_id: string; subject: string }>`
    select distinct a.author_id, e.subject from answer a
    join point_entry e on e.user_id = a.author_id and e.source = 'best' and e.ref = 'answer:' || a.id
    where a.question_id = ${answer.question_id} and not a.is_best
    order by a.author_id`.execute(deps.db)
  for (const { author_id: userId, subject: cause } of before)
    await deps.db.transaction().execute((tx) => reversePoints(tx, { userId, rule: 'best', cause, now }))
  if (!answer.is_best || !answer.is_shown || answer.author_id === answer.asker_id) return
  const subject = `answer:${answerId}`
  const best = { userId: answer.author_id, rule: 'best', cause: subject, subject, note, again: true, now } as const
  await deps.db.transaction().execute((tx) => awardPoints(tx, best))
  const question = `question:${answer.question_id}`
  const adopt = { userId: answer.asker_id, rule: 'adopt', cause: question, subject: question, note, now } as const
  await deps.db.transaction().execute((tx) => awardPoints(tx, adopt))
}
