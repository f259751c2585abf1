import { hotKeywords } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { isCounting, readDayCounts, refillDayCounts } from './hot-keywords-count.ts'
import { countsFromLog } from './hot-keywords-log.ts'
import { rankHotKeywords, type DayCounts } from './hot-keywords-rank.ts'

/** How long a process shows the same list. */
export const HOT_SECONDS = 60

/** For whoever changes pins and blocks: publish it, and every process reads them again. */
export const HOT_KEYWORDS_TAG = 'hot-keywords'

/** What the search box offers. One list for everybody, made once a minute in each process. */
export async function listHotKeywords(deps: Deps, howMany: number): Promise<hotKeywords.HotKeyword[]> {
  const load = async () => ({ value: await loadHotKeywords(deps), tags: [HOT_KEYWORDS_TAG], seconds: HOT_SECONDS })
  const keywords = (await deps.cache.get('hot-keywords', load)) as string[]
  return keywords.slice(0, howMany).map((keyword) => ({ keyword }))
}

async function loadHotKeywords(deps: Deps): Promise<string[]> {
  const [words, days] = await Promise.all([
    deps.db.selectFrom('hot_keyword').select(['keyword', 'pinned_rank', 'blocked']).execute(),
    // Redis is away: the log knows it too, at the price of reading a week of it once a minute.
    dayCounts(deps).catch(() => countsFromLog(deps)),
  ])
  return rankHotKeywords(days, words, hotKeywords.MAX_HOT_KEYWORDS)
}

async function dayCounts(deps: Deps): Promise<DayCounts[]> {
  if (!(await isCounting(deps))) await refillDayCounts(deps, await countsFromLog(deps))
  return readDayCounts(deps)
}
