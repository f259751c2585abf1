import { adminSearch } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { readDayCounts } from '../hot-keywords-count.ts'
import { rankHotKeywords, tallyOf, type DayCounts, type OperatorWord } from '../hot-keywords-rank.ts'
import { isPersonal, keywordKey, tidyKeyword } from '../hot-keywords-wording.ts'
import { HOT_KEYWORDS_TAG } from '../hot-keywords.ts'

const SHOWN = 20

/** What operators decided, with its counts, and below it what people search for now. One statement. */
export async function listHotWords(deps: Deps): Promise<adminSearch.AdminHotKeyword[]> {
  const [words, days] = await Promise.all([
    deps.db
      .selectFrom('hot_keyword')
      .select(['keyword', 'pinned_rank', 'blocked'])
      .orderBy('pinned_rank')
      .orderBy('keyword')
      .execute(),
    // Without the counts there are still decisions to look at.
    readDayCounts(deps).catch((): DayCounts[] => []),
  ])
  return presentWords(words, days)
}

function presentWords(words: readonly OperatorWord[], days: readonly DayCounts[]): adminSearch.AdminHotKeyword[] {
  const tallies = tallyOf(days)
  const places = new Map(rankHotKeywords(days, words, SHOWN).map((word, index) => [keywordKey(word), index + 1]))
  const row = (keyword: string, word?: OperatorWord) => ({
    keyword,
    count: tallies.get(keywordKey(keyword))?.count ?? 0,
    pinnedRank: word?.pinned_rank ?? null,
    blocked: word?.blocked ?? false,
    place: places.get(keywordKey(keyword)) ?? null,
  })
  const decided = new Set(words.map(({ keyword }) => keywordKey(keyword)))
  const searched = [...tallies]
    .filter(([key]) => !decided.has(key))
    .sort(([, a], [, b]) => b.heat - a.heat || b.count - a.count)
    .slice(0, adminSearch.HOT_ROWS)
  return [...words.map((word) => row(word.keyword, word)), ...searched.map(([, { wording }]) => row(wording))]
}

/** Pins, blocks or adds a word, whichever way it is written; a word without a decision is nobody's row. */
export async function setHotWord(deps: Deps, editor: Member, { keyword, ...decision }: adminSearch.HotKeywordInput) {
  const tidy = tidyKeyword(keyword)
  if (isPersonal(tidy)) throw new AppError('request.invalid', { fields: { keyword: '不能含电话或邮箱' } })
  const { pinnedRank, blocked } = decision
  await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ keyword: string }>`select keyword from hot_keyword for update`.execute(tx)
    const key = keywordKey(tidy)
    const same = rows.map((row) => row.keyword).filter((word) => keywordKey(word) === key)
    if (same.length > 0) await sql`delete from hot_keyword where keyword = any(${same}::text[])`.execute(tx)
    if (pinnedRank !== null || blocked)
      await tx.insertInto('hot_keyword').values({ keyword: tidy, pinned_rank: pinnedRank, blocked }).execute()
    await audit(tx, editor, {
      action: 'hot_keyword.set',
      targetType: 'hot_keyword',
      // Words have no number of their own.
      targetId: '0',
      detail: { keyword: tidy, pinnedRank: pinnedRank ?? 0, blocked },
    })
  })
  await deps.invalidation.publish([HOT_KEYWORDS_TAG])
  return listHotWords(deps)
}
