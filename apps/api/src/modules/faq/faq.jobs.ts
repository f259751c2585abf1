import type { Deps } from '../../kernel/deps.ts'
import { setHeat } from '../../kernel/heat.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { TAXONOMY_TAG } from '../sections/index.ts'
import { FAQ_LIST_TAG, faqTag } from './faq-scope.ts'
import { heatOf } from './heat.ts'

/** Tells every process again what changed: the process that made the change may have died before it could. */
export async function announceFaqChange(deps: Deps, { faqId }: JobPayloads['faq.changed']) {
  await deps.invalidation.publish([faqTag(faqId), FAQ_LIST_TAG, TAXONOMY_TAG])
}

/** Moves a FAQ to its new place in the hot lists. */
export async function refreshFaqHeat({ db }: Deps, { faqId }: JobPayloads['faq.heat']) {
  const faq = await db
    .selectFrom('faq')
    .select(['view_count', 'like_count', 'collect_count', 'published_at'])
    .where('id', '=', faqId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!faq?.published_at) return
  const heat = heatOf({
    viewCount: Number(faq.view_count),
    likeCount: faq.like_count,
    collectCount: faq.collect_count,
    publishedAt: faq.published_at,
  })
  await setHeat(db, 'faq', faqId, heat)
}
