import { adminReview } from '@kms/contract'
import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { diffText } from '../../kernel/difference/diff-lines.ts'
import { reviewPolicy } from '../../policies/review.policy.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { presentRow, ROW_COLUMNS, ROW_JOINS, type ReviewRowRecord } from './review.columns.ts'
import { CAN_BE_UNDONE } from './undo-review.ts'

/** An author's record is counted that far. */
const RECORD_LIMIT = 1000
/** How many earlier versions are listed. */
const VERSIONS = 20

type Detail = ReviewRowRecord & {
  section_id: string | null
  content_html: string
  content_text: string
  published_title: string | null
  published_text: string | null
  hits: adminReview.ReviewHit[]
  return_reason: number | null
  note: string
  can_be_undone: boolean
  registered_at: Date
  passed: number
  returned: number
  reported: number
  versions: { revision: number; state: adminReview.ReviewState; decidedBy: string; decidedAt: string; note: string }[]
}

const recordOf = (what: ReturnType<typeof sql>) => sql`(select count(*)::int from (
  select from review_item r where r.author_id = i.author_id and ${what} order by r.id desc limit ${RECORD_LIMIT}) few)`

/** One statement. */
export async function readReview(deps: Deps, actor: Actor, id: string): Promise<adminReview.ReviewDetail> {
  const { rows } = await sql<Detail>`
    select ${ROW_COLUMNS}, i.section_id, i.content_html, i.content_text, i.published_title, i.published_text, i.hits,
      i.return_reason, i.note, coalesce(${CAN_BE_UNDONE}, false) as can_be_undone, author.created_at as registered_at,
      ${recordOf(sql`r.state = 'passed'`)} as passed, ${recordOf(sql`r.state = 'returned'`)} as returned,
      ${recordOf(sql`r.report_count > 0 and r.created_at > now() - interval '30 days'`)} as reported,
      (select coalesce(json_agg(v order by v.id desc), '[]') from (
        select r.id, r.revision, r.state, coalesce(u.nickname, '') as "decidedBy", r.decided_at as "decidedAt", r.note
        from review_item r left join app_user u on u.id = r.decided_by
        where r.target_type = i.target_type and r.target_id = i.target_id order by r.id desc limit ${VERSIONS}
      ) v) as versions
    from review_item i ${ROW_JOINS} where i.id = ${id}`.execute(deps.db)
  const [row] = rows
  if (!row) throw new AppError('review.not_found')
  return present(row, actor, (await loadTaxonomy(deps)).sectionById.get(row.section_id ?? ''))
}

function present(row: Detail, actor: Actor, section: { id: string; name: string } | undefined) {
  const item = {
    authorId: row.author_id,
    state: row.state,
    claimedBy: row.claimed_by,
    decidedBy: row.decided_by,
    canBeUndone: row.can_be_undone,
  }
  const can = { decide: reviewPolicy.decide(actor, item), undo: reviewPolicy.undo(actor, item) }
  const undoEnd = (row.decided_at?.getTime() ?? 0) + adminReview.UNDO_SECONDS * 1000
  return {
    ...presentRow(row),
    section: section ? { id: section.id, name: section.name } : null,
    content: row.content_html,
    text: row.content_text,
    publishedTitle: row.published_title,
    diff: diffText(row.published_text ?? '', row.content_text, row.hits),
    hits: row.hits,
    returnReason: row.return_reason,
    note: row.note,
    undoUntil: can.undo ? new Date(undoEnd).toISOString() : null,
    authorRecord: {
      registeredAt: row.registered_at.toISOString(),
      passed: row.passed,
      returned: row.returned,
      reported: row.reported,
    },
    versions: row.versions.map(({ revision, state, decidedBy, decidedAt, note }) => ({
      revision,
      state,
      decidedBy,
      decidedAt: decidedAt && new Date(decidedAt).toISOString(),
      note,
    })),
    can,
  }
}
