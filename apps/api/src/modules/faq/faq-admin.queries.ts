import type { adminFaq, Page } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { loadTaxonomy, type Taxonomy } from '../sections/index.ts'
import { isOverdue } from './faq.presenter.ts'
import { likeWords } from '../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

/** The console counts that far; "more than that" is as good as the number. */
const COUNT_LIMIT = 10_000

export type AdminRow = {
  id: string
  title: string
  section_id: string
  status: adminFaq.FaqStatus
  has_draft: boolean
  review_by: string
  published_at: Date | null
  updated_at: Date
  editor_name: string
  view_count: string
}

/** Joined beside every FAQ of the console: its newest revision and who wrote it. */
const NEWEST = sql`
  join lateral (
    select r.*, u.nickname as editor_name from faq_revision r join app_user u on u.id = r.editor_id
    where r.faq_id = f.id order by r.number desc limit 1
  ) newest on true`

const ROW = sql`f.id, newest.title, newest.section_id, f.status, newest.state = 'draft' as has_draft, f.review_by,
  f.published_at, f.updated_at, newest.editor_name, f.view_count`

export async function listAdminFaqs(
  deps: Deps,
  request: adminFaq.AdminFaqListRequest,
): Promise<Page<adminFaq.AdminFaqRow>> {
  const { current, size } = request
  refuseTooDeep({ current, size })
  const where = conditionsOf(request)
  const { rows } = await sql<AdminRow & { total: string }>`
    select ${ROW}, page.total
    from (
      select f.id, f.updated_at, (select count(*) from (select 1 from faq f where ${where} limit ${COUNT_LIMIT}) counted) as total
      from faq f where ${where}
      order by f.updated_at desc, f.id desc limit ${size} offset ${(current - 1) * size}
    ) page
    join faq f on f.id = page.id ${NEWEST}
    order by page.updated_at desc, page.id desc`.execute(deps.db)
  const taxonomy = await loadTaxonomy(deps)
  const total = Number(rows[0]?.total ?? 0)
  return toPage({ records: rows.map((row) => presentAdminRow(row, taxonomy)), total, current, size })
}

function conditionsOf({ keyword, status, sectionId, overdue }: adminFaq.AdminFaqListRequest) {
  const pattern = keyword && `%${likeWords(keyword)}%`
  const conditions = [
    sql`true`,
    ...(pattern ? [sql`f.title ilike ${pattern}`] : []),
    ...(status ? [sql`f.status = ${status}`] : []),
    ...(sectionId ? [sql`f.section_id in (select id from section where ${sectionId}::bigint in (id, parent_id))`] : []),
    ...(overdue ? [sql`f.status = 'published' and f.review_by < ${today()}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

type NewestRevision = {
  number: number
  conclusion: string
  content_html: string
  tag_ids: string[]
  catalogue_codes: string[]
  valid_from: string
  draft_review_by: string
}
type RevisionRow = {
  number: number
  state: 'draft' | 'published' | 'superseded'
  title: string
  editor_name: string
  created_at: Date
}

export async function findAdminFaq({ db }: Deps, id: string) {
  const { rows } = await sql<AdminRow & NewestRevision>`
    select ${ROW}, newest.number, newest.conclusion, newest.content_html, newest.tag_ids, newest.catalogue_codes,
           newest.valid_from, newest.review_by as draft_review_by
    from faq f ${NEWEST} where f.id = ${id}`.execute(db)
  if (!rows[0]) throw new AppError('faq.not_found')
  return rows[0]
}

export async function listRevisions({ db }: Deps, faqId: string) {
  const { rows } = await sql<RevisionRow>`
    select r.number, r.state, r.title, u.nickname as editor_name, r.created_at
    from faq_revision r join app_user u on u.id = r.editor_id
    where r.faq_id = ${faqId} order by r.number desc limit 50`.execute(db)
  return rows.map(({ editor_name, created_at, ...row }) => ({
    ...row,
    editorName: editor_name,
    createdAt: created_at.toISOString(),
  }))
}

export function presentAdminRow(row: AdminRow, taxonomy: Taxonomy): adminFaq.AdminFaqRow {
  return {
    id: row.id,
    title: row.title,
    section: taxonomy.sectionRef(row.section_id),
    status: row.status,
    hasDraft: row.has_draft,
    reviewBy: row.review_by,
    reviewOverdue: row.status === 'published' && isOverdue(row.review_by, today()),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    editorName: row.editor_name,
    viewCount: Number(row.view_count),
  }
}
