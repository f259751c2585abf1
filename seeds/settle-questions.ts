import { allOfType, ofSection, ofTag } from '@kms/api/modules/questions/question-scope'
import type { Db, Tx } from '@kms/db'
import { sql, type RawBuilder } from 'kysely'

/** Which pieces: their ids, or everything from an id on. */
type Which = readonly string[] | { from: number }

/** What follows from pieces, answers and comments that were written straight into the tables: counts, lists, drafts, history. */
export async function settleQuestions(db: Db | Tx, which: Which) {
  const these = (column: string): RawBuilder<unknown> =>
    'from' in which
      ? sql`${sql.ref(column)} >= ${which.from}`
      : sql`${sql.ref(column)} = any(${which as string[]}::bigint[])`

  await sql`
    update answer a set comment_count = c.total
    from (select answer_id, count(*)::int as total from answer_comment where ${these('question_id')} and status = 'published' group by answer_id) c
    where a.id = c.answer_id and a.comment_count <> c.total`.execute(db)
  await sql`
    update question q set answer_count = n.answers, comment_count = n.comments, unanswered = q.question_type = 0 and n.answers = 0,
      best_answer_id = n.best_id, best_excerpt = coalesce(n.best_excerpt, '')
    from (
      select p.id, count(a.id)::int as answers, coalesce(sum(a.comment_count), 0)::int as comments,
        max(a.id) filter (where a.is_best) as best_id, max(a.excerpt) filter (where a.is_best) as best_excerpt
      from question p left join answer a on a.question_id = p.id and a.status = 'published'
      where ${these('p.id')} group by p.id
    ) n
    where q.id = n.id and (q.answer_count, q.comment_count, q.unanswered, q.best_answer_id, q.best_excerpt) is distinct from
      (n.answers, n.comments, q.question_type = 0 and n.answers = 0, n.best_id, coalesce(n.best_excerpt, ''))`.execute(
    db,
  )

  await sql`delete from question_section where ${these('question_id')}`.execute(db)
  await sql`
    insert into question_section (section_id, question_id, question_type, unanswered, published_at, heat)
    with recursive above (leaf, id, parent_id) as (
      select id, id, parent_id from section
      union all select above.leaf, s.id, s.parent_id from above join section s on s.id = above.parent_id)
    select above.id, q.id, q.question_type, q.unanswered, q.published_at, q.heat from question q
    join above on above.leaf = q.section_id where ${these('q.id')} and q.status = 'published'`.execute(db)
  await sql`delete from question_tag where ${these('question_id')}`.execute(db)
  await sql`
    insert into question_tag (tag_id, question_id, question_type, unanswered, published_at, heat)
    select unnest(tag_ids), id, question_type, unanswered, published_at, heat from question q
    where ${these('q.id')} and q.status = 'published'`.execute(db)

  await sql`
    insert into question_draft (question_id, author_id, question_type, state, saved_at)
    select id, author_id, question_type, 'none', published_at from question q where ${these('q.id')}
    on conflict (question_id) do nothing`.execute(db)
  await sql`
    insert into question_revision (question_id, number, title, content_html, section_id, tag_ids, catalogue_codes, editor_id, created_at)
    select id, 1, title, content_html, section_id, tag_ids, catalogue_codes, author_id, published_at from question q
    where ${these('q.id')} and q.status = 'published'
    on conflict (question_id, number) do nothing`.execute(db)
}

/** The totals that publishing keeps, counted afresh. */
export async function recountQuestionTotals(db: Db) {
  const named = (scope: string, type: string, id = sql``) =>
    sql`replace(${scope}::text, '0', ${sql.ref(type)}::text)${id}`
  await db.transaction().execute(async (tx) => {
    await sql`delete from question_total`.execute(tx)
    await sql`
      insert into question_total (scope, shard, total)
      select ${named(allOfType(0), 'question_type')}, 0, count(*) from question where status = 'published' group by question_type
      union all select ${named(ofSection(0, ''), 'question_type', sql` || section_id`)}, 0, count(*) from question_section group by question_type, section_id
      union all select ${named(ofTag(0, ''), 'question_type', sql` || tag_id`)}, 0, count(*) from question_tag group by question_type, tag_id`.execute(
      tx,
    )
    // Who has written so much already is no newcomer.
    await sql`
      update app_user u set published_count = n.total
      from (select author_id, count(*)::int as total from (
        select author_id from question where status = 'published' union all select author_id from answer where status = 'published') pieces
        group by author_id) n
      where u.id = n.author_id and u.published_count <> n.total`.execute(tx)
  })
}
