import type { adminBanners } from '@kms/contract'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../../kernel/app-error.ts'
import { sanitiseHtml, plainText } from '../../../kernel/sanitise-html.ts'
import { refuseEmptyWindow, stateOf } from './shown-when.ts'

type Row = Pick<
  adminBanners.AdminBanner,
  'id' | 'kind' | 'kicker' | 'title' | 'text' | 'action' | 'target' | 'theme' | 'sites' | 'revision'
> & { content_html: string; is_published: boolean; starts_at: Date | null; ends_at: Date | null; updated_at: Date }

export const BANNER_COLUMNS = sql`id, kind, kicker, title, text, action, target, content_html, theme, sites, is_published,
  starts_at, ends_at, revision, updated_at`

export const presentBanner = (row: Row): adminBanners.AdminBanner => ({
  id: row.id,
  kind: row.kind,
  kicker: row.kicker,
  title: row.title,
  text: row.text,
  action: row.action,
  target: row.target,
  content: row.content_html,
  theme: row.theme,
  sites: row.sites,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  state: stateOf({ isPublished: row.is_published, startsAt: row.starts_at, endsAt: row.ends_at }),
  isPublished: row.is_published,
  revision: row.revision,
  updatedAt: row.updated_at.toISOString(),
})

export async function listBanners(db: Db | Tx): Promise<adminBanners.AdminBanner[]> {
  const { rows } = await sql<Row>`select ${BANNER_COLUMNS} from banner order by sort, id limit 200`.execute(db)
  return rows.map(presentBanner)
}

/** One banner from the row that a writing statement gave back; none when somebody was faster, or it was never there. */
export async function changedBanner(tx: Tx, id: string, rows: readonly unknown[]): Promise<adminBanners.AdminBanner> {
  if (rows[0]) return presentBanner(rows[0] as Row)
  const { rows: there } = await sql`select 1 from banner where id = ${id}`.execute(tx)
  throw new AppError(there.length > 0 ? 'banner.changed_elsewhere' : 'banner.not_found')
}

/** As it is stored: a link has a target and no text, a dialog the other way round. */
export function bannerColumns(input: adminBanners.BannerDraft) {
  refuseEmptyWindow(input.startsAt, input.endsAt)
  const isLink = input.kind === 'link'
  const html = isLink ? '' : (sanitiseHtml(input.content) as string)
  const fields = {
    ...(isLink && input.target === '' && { target: '请填写链接路径' }),
    ...(!isLink && plainText(html) === '' && !html.includes('<img ') && { content: '请填写弹窗正文' }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields })
  return {
    kind: input.kind,
    kicker: input.kicker,
    title: input.title,
    text: input.text,
    action: input.action,
    target: isLink ? input.target : '',
    content_html: html,
    theme: input.theme,
    sites: [...new Set(input.sites)],
    starts_at: input.startsAt,
    ends_at: input.endsAt,
  }
}
