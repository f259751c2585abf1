import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'

type Content = {
  /** Names the content for good: `question:2001`. */
  usedBy: string
  /** Content that it takes the place of: what that used is let go. */
  insteadOf?: string
  /** Goes on using what this content lets go: its earlier versions can still be read. */
  rememberAs?: string
  /** Who writes it: only own files, or such as this content has already. */
  authorId: string
  /** Attachments, and what the text refers to. */
  fileIds: readonly string[]
  /** Readers see this content. */
  visible: boolean
}

/**
 * Says which files a piece of content uses, in the transaction that writes it; what it used before and no longer names is
 * remembered or free to be swept. Repeating it changes nothing. Another's file, or one that was turned down, is as unknown as none.
 */
export async function useFiles(tx: Tx, { usedBy, insteadOf, rememberAs, authorId, fileIds, visible }: Content) {
  const ids = [...new Set(fileIds)]
  const names = insteadOf === undefined ? [usedBy] : [usedBy, insteadOf]
  const { rows } = await sql<{ known: number }>`
    with chosen as (
      select f.id from file f
      where f.id = any(${ids}::uuid[]) and f.state in ('uploaded', 'ready')
        and (f.owner_id = ${authorId} or exists (select 1 from file_use u where u.used_by = any(${names}::text[]) and u.file_id = f.id))
      for update
    ), kept as (
      insert into file_use (used_by, file_id, visible) select ${usedBy}, id, ${visible} from chosen
      on conflict (used_by, file_id) do update set visible = excluded.visible
    ), marked as (
      update file set unused_since = null from chosen where file.id = chosen.id and unused_since is not null
    ), dropped as (
      delete from file_use where used_by = any(${names}::text[]) and (used_by <> ${usedBy} or file_id <> all(${ids}::uuid[]))
      returning used_by, file_id
    ), remembered as (
      insert into file_use (used_by, file_id)
      select ${rememberAs ?? ''}, file_id from dropped where ${rememberAs !== undefined} and used_by = ${usedBy}
      on conflict do nothing
    ), freed as (
      update file set unused_since = now() from dropped
      where file.id = dropped.file_id and file.id <> all(${ids}::uuid[])
        and not (${rememberAs !== undefined} and dropped.used_by = ${usedBy})
        and not exists (select 1 from file_use u where u.file_id = file.id and u.used_by <> all(${names}::text[]))
    )
    select count(*)::int as known from chosen`.execute(tx)
  if (rows[0]?.known !== ids.length) throw new AppError('file.not_found')
}

/** The content was shown to readers or taken away from them. */
export async function showFiles(tx: Tx, usedBy: string, visible: boolean) {
  await tx.updateTable('file_use').set({ visible }).where('used_by', '=', usedBy).execute()
}
