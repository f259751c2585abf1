import type { Deps } from '../../kernel/deps.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { HOME_TAG } from './home-tags.ts'
import { EVERYBODY, makeRecommendation } from './make-recommendation.ts'
import { refreshStandings } from './refresh-standings.ts'

/** By the clock: ranks, 大咖 and everybody's 推荐, ahead of whoever looks. */
export async function refreshHome(deps: Deps) {
  await refreshStandings(deps)
  await makeRecommendation(deps, EVERYBODY)
  await deps.invalidation.publish([HOME_TAG])
}

export async function refreshRecommendation(deps: Deps, { userId }: JobPayloads['home.recommend']) {
  await makeRecommendation(deps, userId)
  if (userId === EVERYBODY) await deps.invalidation.publish([HOME_TAG])
}
