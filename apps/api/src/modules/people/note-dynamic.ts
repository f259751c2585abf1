import type { Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'

/** Which table says what of a piece; `p` is the piece, `q` the question or article that it is or stands under. */
const SOURCES = {
  question: {
    from: sql`question p join question q on q.id = p.id`,
    columns: sql`case p.question_type when 0 then 'question' else 'topic' end, false, p.published_at, q.status = 'published'`,
  },
  answer: {
    from: sql`answer p join question q on q.id = p.question_id`,
    columns: sql`'answer', true, p.published_at, p.status = 'published' and q.status = 'published'`,
  },
  comment: {
    from: sql`answer_comment p join answer a on a.id = p.answer_id join question q on q.id = p.question_id`,
    columns: sql`'comment', true, p.created_at, p.status = 'published' and a.status = 'published' and q.status = 'published'`,
  },
}
export type DynamicSource = keyof typeof SOURCES

/** One statement for however many pieces: a row for each that readers see, and the flag of those that are noted already. */
export const noteStatement = (source: DynamicSource, where: RawBuilder<unknown>) => {
  const { from, columns } = SOURCES[source]
  return sql<{ author_id: string }>`
    with piece (id, author_id, question_id, kind, is_reply, at, visible) as (
      select p.id, p.author_id, q.id, ${columns} from ${from} where ${where}),
    noted as (
      insert into dynamic (author_id, kind, is_reply, target_id, question_id, at)
      select author_id, kind, is_reply, id, question_id, at from piece where visible and at is not null
      on conflict (kind, target_id) do nothing),
    moved as (
      update dynamic d set visible = piece.visible from piece
      where d.kind = piece.kind and d.target_id = piece.id and d.visible <> piece.visible)
    select distinct author_id from piece`
}

/** Something was shown to readers, changed or taken away: its author's list and counts follow. May run twice, late or out of order. */
export async function noteDynamic({ db }: Pick<Deps, 'db'>, source: DynamicSource, id: string) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await noteStatement(source, sql`p.id = ${id}`).execute(tx)
    for (const { author_id } of rows) await countAnew(tx, author_id)
    // What stands under a piece goes and comes with it.
    if (source === 'question') await followPiece(tx, id)
  })
}

/** A burst of writing is counted once. */
export const countAnew = (tx: Tx, userId: string) =>
  enqueue(tx, 'people.tally', { userId }, { key: `people.tally:${userId}`, delaySeconds: 2 })

async function followPiece(tx: Tx, questionId: string) {
  const { rows } = await sql<{ author_id: string }>`
    with moved as (
      update dynamic d set visible = q.status = 'published' from question q
      where d.question_id = ${questionId} and q.id = d.question_id and d.is_reply and d.visible <> (q.status = 'published')
      returning d.author_id)
    select distinct author_id from moved`.execute(tx)
  for (const { author_id } of rows) await countAnew(tx, author_id)
}
