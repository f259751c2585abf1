import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'

export type LockedFaq = {
  id: string
  status: 'draft' | 'published' | 'withdrawn'
  section_id: string
  tag_ids: string[]
  view_count: string
  like_count: number
  collect_count: number
  published_at: Date | null
  /** Number and state of the newest revision. */
  revision: number
  revision_state: 'draft' | 'published' | 'superseded'
  /** What of it a search without the engine looks at. */
  draft_title: string
  draft_conclusion: string
  draft_codes: string[]
}

/** Holds the FAQ until the transaction ends, so that two editors never work on it at the same moment. */
export async function lockFaq(tx: Tx, id: string): Promise<LockedFaq> {
  const { rows } = await sql<LockedFaq>`
    select f.id, f.status, f.section_id, f.tag_ids, f.view_count, f.like_count, f.collect_count, f.published_at,
           r.number as revision, r.state as revision_state,
           r.title as draft_title, r.conclusion as draft_conclusion, r.catalogue_codes as draft_codes
    from faq f
    join lateral (select number, state, title, conclusion, catalogue_codes from faq_revision where faq_id = f.id order by number desc limit 1) r on true
    where f.id = ${id}
    for update of f`.execute(tx)
  if (!rows[0]) throw new AppError('faq.not_found')
  return rows[0]
}
