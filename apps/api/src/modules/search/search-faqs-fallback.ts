import { sql, type SqlBool } from 'kysely'
import type { faq } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { toTsQuery, wishesOf, wishesToGrant, type Wish } from './fallback-query.ts'
import { markWords } from './highlight.ts'
import { CODE_MARK, faqSearchTerms, textTerms } from './search-terms.ts'
import type { FoundFaqs } from './search-faqs.ts'

/** How many FAQs are compared; the hottest ones when more match. */
const CANDIDATES = 1000
/** Ends a query that takes too long in the database, which has readers to serve. */
const STATEMENT_TIMEOUT_MS = 1_000

type Candidate = {
  id: string
  title: string
  conclusion: string
  catalogue_codes: string[]
  heat: number
  published_at: Date
}

/** Answers from PostgreSQL while the engine is away: simpler ranking, bounded cost. */
export async function searchFaqsFallback(deps: Pick<Deps, 'db'>, request: faq.FaqSearchRequest): Promise<FoundFaqs> {
  const wishes = wishesOf(request.keyword)
  if (request.keyword && wishes.length === 0) return { total: 0, hits: [] }
  let found = await candidatesOf(deps, request, wishes, 'all')
  if (found.length === 0 && wishes.length > 2) found = await candidatesOf(deps, request, wishes, 'any')

  const ranked = found
    .map((candidate) => ({ candidate, score: scoreOf(candidate, wishes) }))
    .filter(({ score }) => score.granted >= wishesToGrant(wishes.length))
    .sort((a, b) => orderOf(request, a, b))
  const words = wishes.flatMap(({ wordings }) => wordings.flat()).filter((term) => !term.startsWith(CODE_MARK))
  const marks = [...new Set([...words, ...textTerms(request.keyword)])]
  const start = (request.current - 1) * request.size
  return {
    total: ranked.length,
    hits: ranked.slice(start, start + request.size).map(({ candidate }) => ({
      id: candidate.id,
      title: markWords(candidate.title, marks),
      content: markWords(candidate.conclusion, marks),
    })),
  }
}

async function candidatesOf(
  deps: Pick<Deps, 'db'>,
  request: faq.FaqSearchRequest,
  wishes: readonly Wish[],
  mode: 'all' | 'any',
) {
  const { sectionId, tagId, sort } = request
  const order = sort === 'time' ? (['f.published_at', 'f.id'] as const) : (['f.heat', 'f.id'] as const)
  return deps.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(tx)
    return tx
      .selectFrom('faq as f')
      .select(['f.id', 'f.title', 'f.conclusion', 'f.catalogue_codes', 'f.heat'])
      .select((eb) => eb.ref('f.published_at').$notNull().as('published_at'))
      .where('f.status', '=', 'published')
      .$if(wishes.length > 0, (q) => q.where(sql<SqlBool>`f.search_terms @@ ${toTsQuery(wishes, mode)}::tsquery`))
      .$if(sectionId !== undefined, (q) =>
        q.where(
          sql<SqlBool>`exists (select 1 from faq_section s where s.faq_id = f.id and s.section_id = ${sectionId})`,
        ),
      )
      .$if(tagId !== undefined, (q) =>
        q.where(sql<SqlBool>`exists (select 1 from faq_tag t where t.faq_id = f.id and t.tag_id = ${tagId})`),
      )
      .orderBy(order[0], 'desc')
      .orderBy(order[1], 'desc')
      .limit(CANDIDATES)
      .execute()
  })
}

type Score = { granted: number; points: number }

/** How much of what was asked for is there, the title counting most. */
function scoreOf(candidate: Candidate, wishes: readonly Wish[]): Score {
  if (wishes.length === 0) return { granted: 0, points: 0 }
  const { title, conclusion, catalogue_codes } = candidate
  const inTitle = faqSearchTerms({ title, conclusion: '', catalogueCodes: [] })
  const anywhere = faqSearchTerms({ title, conclusion, catalogueCodes: catalogue_codes })
  const titleSet = new Set(inTitle)
  const anySet = new Set(anywhere)
  const granted = wishes.filter((wish) => isGranted(wish, anySet, anywhere)).length
  const inTitleToo = wishes.filter((wish) => isGranted(wish, titleSet, inTitle)).length
  return { granted, points: granted + 2 * inTitleToo }
}

const isGranted = ({ wordings }: Wish, set: ReadonlySet<string>, list: readonly string[]) =>
  wordings.some((terms) =>
    terms.every((term) => (term.endsWith('*') ? list.some((t) => t.startsWith(term.slice(0, -1))) : set.has(term))),
  )

type Ranked = { candidate: Candidate; score: Score }

function orderOf({ sort, keyword }: faq.FaqSearchRequest, a: Ranked, b: Ranked): number {
  if (sort === 'time') return b.candidate.published_at.getTime() - a.candidate.published_at.getTime()
  if (sort === 'relevance' && keyword && a.score.points !== b.score.points) return b.score.points - a.score.points
  return b.candidate.heat - a.candidate.heat
}
