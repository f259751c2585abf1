import { adminReview } from '@kms/contract'
import { sql, type SqlBool } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'

export const OPEN = sql<SqlBool>`i.state in ('waiting', 'handed_over')`

/** Nobody else has it open, or has forgotten it. */
export const isFreeFor = (memberId: string) => sql<SqlBool>`(
  i.claimed_by is null or i.claimed_by = ${memberId}
  or i.claimed_at < now() - make_interval(mins => ${adminReview.CLAIM_MINUTES}))`

type Filter = { reason?: adminReview.ReviewReason | undefined; targetType?: adminReview.ReviewTarget | undefined }

export const matches = ({ reason, targetType }: Filter) =>
  sql<SqlBool>`${reason ? sql`i.reason = ${reason}` : sql`true`}
    and ${targetType ? sql`i.target_type = ${targetType}` : sql`true`}`

/**
 * Gives the caller the longest waiting piece that is his to judge. Rows that a colleague is taking at this moment are skipped,
 * not waited for: two never get the same. Who still has one open gets that one again.
 */
export async function claimNext({ db }: Deps, { id: me }: Member, filter: Filter): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update review_item set claimed_by = ${me}, claimed_at = now()
    where id = (
      select i.id from review_item i
      where ${OPEN} and ${matches(filter)} and i.author_id <> ${me} and ${isFreeFor(me)}
        and (i.state = 'waiting' or coalesce(i.handed_to, ${me}) = ${me})
        -- Who handed it over does not want it back.
        and (i.state = 'waiting' or i.decided_by <> ${me})
      order by (i.claimed_by is not distinct from ${me}) desc, i.id
      limit 1 for update skip locked)
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

export async function claim({ db }: Deps, { id: me }: Member, id: string) {
  const { rows } = await sql`
    update review_item i set claimed_by = ${me}, claimed_at = now()
    where i.id = ${id} and ${OPEN} and i.author_id <> ${me} and ${isFreeFor(me)}
    returning i.id`.execute(db)
  if (rows.length === 0) throw await whyNot({ db }, me, id)
}

/** Back to the queue; nothing happens when it is not the caller's. */
export async function release({ db }: Deps, { id: me }: Member, id: string) {
  await sql`update review_item set claimed_by = null, claimed_at = null
    where id = ${id} and claimed_by = ${me} and state in ('waiting', 'handed_over')`.execute(db)
}

/** What to tell somebody whose act found no row. */
export async function whyNot({ db }: Pick<Deps, 'db'>, me: string, id: string): Promise<AppError> {
  const { rows } = await sql<{ own: boolean; open: boolean; free: boolean }>`
    select i.author_id = ${me} as own, ${OPEN} as open, ${isFreeFor(me)} as free
    from review_item i where i.id = ${id}`.execute(db)
  const [item] = rows
  if (!item) return new AppError('review.not_found')
  if (item.own) return new AppError('review.own_content')
  return new AppError(item.open && !item.free ? 'review.claimed_elsewhere' : 'review.changed_elsewhere')
}
