import type { adminNotices } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { isEmptyText, richTextOf } from '../../../kernel/rich-text.ts'
import { HOME_TAG } from '../home-tags.ts'
import { changedNotice, NOTICE_COLUMNS } from './notices.ts'
import { refuseEmptyWindow } from './shown-when.ts'

function textOf({ content, publishedAt, endsAt }: adminNotices.NoticeDraft) {
  refuseEmptyWindow(publishedAt, endsAt)
  const text = richTextOf({ content, doc: null })
  if (isEmptyText(text)) throw new AppError('request.invalid', { fields: { content: '请填写正文' } })
  return text.html as string
}

/** Writes a notice that nobody sees yet. */
export async function createNotice(deps: Deps, editor: Member, input: adminNotices.NoticeDraft) {
  const html = textOf(input)
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into notice (title, content_html, is_pinned, published_at, ends_at)
      values (${input.title}, ${html}, ${input.isPinned}, coalesce(${input.publishedAt}::timestamptz, now()), ${input.endsAt})
      returning ${NOTICE_COLUMNS}`.execute(tx)
    const { id } = rows[0] as { id: string }
    await audit(tx, editor, { action: 'notice.create', targetType: 'notice', targetId: id })
    return changedNotice(tx, id, rows)
  })
}

/** Changes a notice that nobody else changed meanwhile; a published one changes for readers with the commit. */
export async function saveNotice(
  deps: Deps,
  editor: Member,
  id: string,
  { revision, ...input }: adminNotices.NoticeDraft & { revision: number },
) {
  const html = textOf(input)
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update notice set title = ${input.title}, content_html = ${html}, is_pinned = ${input.isPinned},
        published_at = coalesce(${input.publishedAt}::timestamptz, published_at), ends_at = ${input.endsAt},
        revision = revision + 1, updated_at = now()
      where id = ${id} and revision = ${revision} returning ${NOTICE_COLUMNS}`.execute(tx)
    const notice = await changedNotice(tx, id, rows)
    await audit(tx, editor, { action: 'notice.save', targetType: 'notice', targetId: id, detail: { revision } })
    return notice
  })
  await deps.invalidation.publish([HOME_TAG])
  return saved
}
