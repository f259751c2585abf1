import { faq } from '@kms/contract'
import { sql } from 'kysely'
import { VISITOR, type Actor } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { today } from '../../kernel/clock.ts'
import type { Deps } from '../../kernel/deps.ts'
import { serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { faqPolicy } from '../../policies/faq.policy.ts'
import { loadTaxonomy, TAXONOMY_TAG } from '../sections/index.ts'
import { CARD_COLUMNS, type FaqCardRow, type FaqDetailRow } from './faq.columns.ts'
import { faqTag } from './faq-scope.ts'
import { presentCard, presentDetail } from './faq.presenter.ts'

const NO_MARKS = { liked: false, collected: false }

/** A published FAQ as every visitor sees it, from the cache while it is unchanged. Kept as bytes only: objects weigh several times as much. */
export const readPublicFaq = (deps: Deps, id: string) =>
  deps.cache.get(`faq:${id}`, async () => {
    const row = await findFaq(deps, id)
    if (!row || !faqPolicy.read(VISITOR, { status: row.status, hasDraft: false })) throw new AppError('faq.not_found')
    const detail = presentDetail(row, await loadTaxonomy(deps), today(), NO_MARKS)
    return { value: serialiseResult(faq.getFaq, detail), tags: [faqTag(id), TAXONOMY_TAG] }
  }) as Serialised | Promise<Serialised>

async function findFaq({ db }: Deps, id: string) {
  const { rows } = await sql<FaqDetailRow & { status: string }>`
    select ${CARD_COLUMNS}, faq.content_html, faq.valid_from, faq.review_by, faq.updated_at, faq.status
    from faq where faq.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether this member has liked and collected it. */
export async function readMarks({ db }: Deps, actor: Actor, faqId: string) {
  if (actor.kind === 'visitor') return NO_MARKS
  const { rows } = await sql<typeof NO_MARKS>`
    select exists (select 1 from faq_like where user_id = ${actor.id} and faq_id = ${faqId}) as liked,
           exists (select 1 from faq_collect where user_id = ${actor.id} and faq_id = ${faqId}) as collected`.execute(
    db,
  )
  return rows[0] ?? NO_MARKS
}

/** Cards of these FAQs, in this order; what is no longer published is left out. One statement. */
export async function loadFaqCards(deps: Deps, ids: readonly string[]): Promise<faq.FaqCard[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<FaqCardRow>`
    select ${CARD_COLUMNS} from faq where faq.id = any(${ids}::bigint[]) and faq.status = 'published'`.execute(deps.db)
  const taxonomy = await loadTaxonomy(deps)
  const byId = new Map(rows.map((row) => [row.id, presentCard(row, taxonomy)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
