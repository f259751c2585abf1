import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { markWords } from '../highlight.ts'
import { CODE_MARK, textTerms } from '../search-terms.ts'
import type { Understood } from '../understanding/understand-query.ts'
import { candidatesFor, type Candidate } from './fallback-candidates.ts'
import { isGranted, readable, wishesOf, wishesToGrant, type Wish } from './fallback-query.ts'
import type { FacetCounts } from './facets.ts'
import type { Found } from './find.ts'
import { since, type SearchWish } from './search-wish.ts'

/** What PostgreSQL calls a statement that took longer than it may. */
const QUERY_CANCELED = '57014'

type Ranked = { candidate: Candidate; points: number }

/** Answers from PostgreSQL while the engine is away: simpler ranking, the same filters, bounded cost. */
export async function findInDatabase(
  deps: Pick<Deps, 'db'>,
  wish: SearchWish,
  { keyword, words, dictionary }: Understood,
): Promise<Omit<Found, 'degraded'>> {
  const wishes = wishesOf(keyword, words, dictionary)
  if (keyword && wishes.length === 0) return { total: 0, hits: [], facets: null, answered: false }
  const candidates = await inTime(() => candidatesFor(deps, wish, wishes))

  const ranked = candidates
    .flatMap((candidate): Ranked[] => {
      const { granted, points } = scoreOf(candidate, wishes)
      return granted >= wishesToGrant(wishes.length) ? [{ candidate, points }] : []
    })
    .sort((a, b) => orderOf(wish, a, b))
  const shown = ranked.filter(({ candidate }) => wish.types.includes(candidate.type))
  const terms = wishes.flatMap(({ wordings }) => wordings.flat()).filter((term) => !term.startsWith(CODE_MARK))
  const marks = [...new Set([...terms, ...textTerms(words)])]
  const start = (wish.current - 1) * wish.size
  return {
    total: shown.length,
    hits: shown.slice(start, start + wish.size).map(({ candidate }) => ({
      source: candidate.source,
      id: candidate.id,
      title: markWords(candidate.title, marks),
      content: markWords(candidate.conclusion, marks),
    })),
    facets: wish.facets ? countFacets(ranked, shown) : null,
    answered: false,
  }
}

async function inTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if ((error as { code?: string }).code !== QUERY_CANCELED) throw error
    throw new AppError('system.busy', { retryAfter: 5 })
  }
}

type Score = { granted: number; points: number }

function scoreOf({ source, title, conclusion, catalogue_codes }: Candidate, wishes: readonly Wish[]): Score {
  // The statement has compared the name already.
  if (source === 'user') return { granted: wishes.length, points: 0 }
  const inTitle = readable(title)
  const anywhere = readable(`${title} ${conclusion} ${catalogue_codes.join(' ')}`)
  const granted = wishes.filter((wish) => isGranted(wish, anywhere)).length
  const inTitleToo = wishes.filter((wish) => isGranted(wish, inTitle)).length
  return { granted, points: granted + 2 * inTitleToo }
}

function orderOf({ sort, keyword }: SearchWish, a: Ranked, b: Ranked): number {
  if (sort === 'time') return b.candidate.published_at.getTime() - a.candidate.published_at.getTime()
  if (sort === 'relevance' && keyword && a.points !== b.points) return b.points - a.points
  return b.candidate.heat - a.candidate.heat || Number(b.candidate.id) - Number(a.candidate.id)
}

/** Counted over what was compared. Series are not told while the engine is away. */
function countFacets(ranked: readonly Ranked[], shown: readonly Ranked[]): FacetCounts {
  const tally = (keys: readonly string[]) =>
    [...Map.groupBy(keys, (key) => key)]
      .map(([key, same]) => ({ key, doc_count: same.length }))
      .sort((a, b) => b.doc_count - a.doc_count)
      .slice(0, 10)
  const those = (holds: (candidate: Candidate) => boolean) => shown.filter(({ candidate }) => holds(candidate)).length
  const newer = (period: 'week' | 'month' | 'year') => {
    const from = since(period)
    return those(({ published_at }) => published_at.getTime() >= from)
  }
  return {
    types: Object.fromEntries(
      tally(ranked.map(({ candidate }) => candidate.type)).map((one) => [one.key, one.doc_count]),
    ),
    sections: tally(shown.flatMap(({ candidate }) => candidate.section_ids)),
    tags: tally(shown.flatMap(({ candidate }) => candidate.tag_ids)),
    series: [],
    answered: those(({ answered }) => answered),
    solved: those(({ solved }) => solved),
    hasAttachment: 0,
    periods: { week: newer('week'), month: newer('month'), year: newer('year') },
  }
}
