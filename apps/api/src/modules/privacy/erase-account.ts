import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { eraseOwnedFiles } from '../files/index.ts'
import { QUESTION_LIST_TAG, questionTag } from '../questions/index.ts'
import { forgetName } from './forget-name.ts'
import { ACCOUNT_COLUMNS, withFate } from './personal-data.ts'

/** Tags told at once; more would make long messages. */
const TAGS_AT_ONCE = 500

/**
 * Forgets a person whose time to think again is over. The name goes from other people's texts first, while it is still known;
 * then everything of his in one transaction. Run again after a crash it does the rest; done, it does nothing.
 */
export async function eraseAccount(deps: Deps, { userId }: JobPayloads['privacy.erase'], now = new Date()) {
  const { rows } = await sql<{ nickname: string }>`
    select u.nickname from account_deletion d join app_user u on u.id = d.user_id
    where d.user_id = ${userId} and d.due_at <= ${now} and d.done_at is null`.execute(deps.db)
  const nickname = rows[0]?.nickname
  if (nickname === undefined) return
  await forgetName(deps, userId, nickname)
  const isErased = await deps.db.transaction().execute((tx) => erase(tx, userId, now))
  if (isErased) await announce(deps, userId)
}

async function erase(tx: Tx, userId: string, now: Date): Promise<boolean> {
  // Signing in deletes the row: who came back at the last moment stays.
  const { rows } = await sql`
    update account_deletion set done_at = ${now} where user_id = ${userId} and done_at is null returning user_id`.execute(
    tx,
  )
  if (rows.length === 0) return false
  await eraseArchives(tx, userId)
  await eraseUnpublished(tx, userId)
  await forgetFollows(tx, userId)
  const blanks = Object.entries(ACCOUNT_COLUMNS).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  )
  await sql`update app_user set ${sql.join(blanks)}, deleted_at = ${now} where id = ${userId}`.execute(tx)
  await eraseOwnedFiles(tx, userId)
  await sql`update question_offer set note = '' where sent_by = ${userId}`.execute(tx)
  for (const { table, column } of withFate('removed'))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(tx)
  for (const { table, column } of withFate('unnamed'))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(tx)
  await sql`update sign_in_event set address = '', user_agent = '', utm = '{}' where user_id = ${userId}`.execute(tx)
  // Due now: the clock passes them on (modules/routing).
  await sql`update question_offer set due_at = least(due_at, ${now}), reason = '', note = '' where expert_id = ${userId}`.execute(
    tx,
  )
  await enqueue(tx, 'search.index', { source: 'user', id: userId })
  return true
}

/** Who followed whom goes, and the totals on the other side with it. */
async function forgetFollows(tx: Tx, userId: string) {
  await sql`
    with followed as (delete from user_focus where follower_id = ${userId} returning followee_id)
    update user_tally set follower_count = follower_count - 1 where user_id in (select followee_id from followed)`.execute(
    tx,
  )
  await sql`
    with followers as (delete from user_focus where followee_id = ${userId} returning follower_id)
    update user_tally set following_count = following_count - 1 where user_id in (select follower_id from followers)`.execute(
    tx,
  )
}

/** Copies that were made for him. */
async function eraseArchives(tx: Tx, userId: string) {
  const { rows } = await sql<{ key: string }>`
    delete from data_export where user_id = ${userId} returning key`.execute(tx)
  for (const { key } of rows) await enqueue(tx, 'file.erase', { keys: [key], uploadKey: key })
}

/** What no reader sees goes with its text: never published, deleted, or a version that waited beside the published one. */
async function eraseUnpublished(tx: Tx, userId: string) {
  const own = sql`author_id = ${userId}`
  await sql`delete from review_item where ${own} and state <> 'passed'`.execute(tx)
  await sql`delete from question where ${own} and edition = 0`.execute(tx)
  await sql`delete from question_revision r using question q
    where q.id = r.question_id and q.author_id = ${userId} and q.status = 'deleted'`.execute(tx)
  await sql`
    update question set title = '', excerpt = '', content_html = '', content_doc = null, best_excerpt = '',
      catalogue_codes = '{}', search_terms = '' where ${own} and status = 'deleted'`.execute(tx)
  await sql`
    update question_draft set state = 'none', title = '', excerpt = '', content_html = '', content_doc = null, section_id = null,
      tag_ids = '{}', catalogue_codes = '{}', return_reason = '' where ${own}`.execute(tx)
  await sql`delete from answer where ${own} and published_at is null`.execute(tx)
  await sql`delete from answer_revision r using answer a
    where a.id = r.answer_id and a.author_id = ${userId} and a.status = 'deleted'`.execute(tx)
  await sql`
    update answer set waiting_state = 'none', waiting_html = null, waiting_doc = null, return_reason = '',
      content_html = case status when 'deleted' then '' else content_html end,
      content_doc = case status when 'deleted' then null else content_doc end,
      excerpt = case status when 'deleted' then '' else excerpt end
    where ${own} and (status = 'deleted' or waiting_state <> 'none')`.execute(tx)
  await sql`delete from answer_comment where ${own} and status in ('pending', 'returned')`.execute(tx)
  await sql`update answer_comment set content = '' where ${own} and status = 'deleted'`.execute(tx)
}

/** Every page and list that showed the name is made anew. */
async function announce(deps: Deps, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from question where author_id = ${userId} union select question_id from answer where author_id = ${userId}
    union select question_id from answer_comment where author_id = ${userId}`.execute(deps.db)
  const tags = [QUESTION_LIST_TAG, 'home', ...rows.map(({ id }) => questionTag(id))]
  for (let at = 0; at < tags.length; at += TAGS_AT_ONCE)
    await deps.invalidation.publish(tags.slice(at, at + TAGS_AT_ONCE))
}
