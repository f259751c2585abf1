import { adminBanners } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { HOME_TAG } from '../home-tags.ts'
import { BANNER_COLUMNS, bannerColumns, changedBanner } from './banners.ts'

/** Adds a banner at the end of the order, unseen. */
export async function createBanner(deps: Deps, editor: Member, input: adminBanners.BannerDraft) {
  const columns = bannerColumns(input)
  return deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into banner (kind, kicker, title, text, action, target, content_html, theme, sites, starts_at, ends_at, sort)
      select ${columns.kind}, ${columns.kicker}, ${columns.title}, ${columns.text}, ${columns.action}, ${columns.target},
        ${columns.content_html}, ${columns.theme}, ${columns.sites}::text[], ${columns.starts_at}::timestamptz,
        ${columns.ends_at}::timestamptz, (select coalesce(max(sort), 0) + 1 from banner)
      where (select count(*) from banner) < ${adminBanners.MAX_BANNERS}
      returning ${BANNER_COLUMNS}`.execute(tx)
    const id = rows[0]?.id
    if (!id) throw new AppError('banner.too_many')
    await audit(tx, editor, { action: 'banner.create', targetType: 'banner', targetId: id })
    return changedBanner(tx, id, rows)
  })
}

/** Changes a banner that nobody else changed meanwhile; a published one changes for readers with the commit. */
export async function saveBanner(
  deps: Deps,
  editor: Member,
  id: string,
  { revision, ...input }: adminBanners.BannerDraft & { revision: number },
) {
  const columns = bannerColumns(input)
  const saved = await deps.db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable('banner')
      .set({ ...columns, revision: revision + 1, updated_at: new Date() })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .execute()
    const banner = await changedBanner(tx, id, rows)
    await audit(tx, editor, { action: 'banner.save', targetType: 'banner', targetId: id, detail: { revision } })
    return banner
  })
  await deps.invalidation.publish([HOME_TAG])
  return saved
}

/** Publishes or withdraws. */
export async function showBanner(deps: Deps, editor: Member, id: string, revision: number, published: boolean) {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update banner set is_published = ${published}, revision = revision + 1, updated_at = now()
      where id = ${id} and revision = ${revision} returning ${BANNER_COLUMNS}`.execute(tx)
    const banner = await changedBanner(tx, id, rows)
    const action = published ? 'banner.publish' : 'banner.withdraw'
    await audit(tx, editor, { action, targetType: 'banner', targetId: id })
    return banner
  })
  await deps.invalidation.publish([HOME_TAG])
  return saved
}
