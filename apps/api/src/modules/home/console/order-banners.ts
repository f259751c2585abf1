import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { HOME_TAG } from '../home-tags.ts'
import { listBanners } from './banners.ts'

/** All banners in one new order. Whoever ordered an older list than there is now looks again first. */
export async function orderBanners(deps: Deps, editor: Member, ids: readonly string[]) {
  const ordered = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from banner order by id for update`.execute(tx)
    const wanted = new Set(ids)
    if (wanted.size !== ids.length || wanted.size !== rows.length || rows.some(({ id }) => !wanted.has(id)))
      throw new AppError('banner.changed_elsewhere')
    await sql`
      update banner set sort = place from unnest(${ids}::bigint[]) with ordinality as wanted (banner_id, place)
      where id = banner_id and sort <> place`.execute(tx)
    await audit(tx, editor, {
      action: 'banner.order',
      targetType: 'banner',
      targetId: ids[0] ?? '',
      detail: { order: ids.join(',') },
    })
    return listBanners(tx)
  })
  await deps.invalidation.publish([HOME_TAG])
  return ordered
}
