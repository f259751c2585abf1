import { sql, type SqlBool } from 'kysely'
import type { faq } from '@kms/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { normaliseCode } from './catalogue-code.ts'
import { toTsQuery, wishesOf, wishesToGrant, type Wish } from './fallback-query.ts'
import { markWords } from './highlight.ts'
import { normaliseText } from './normalise-text.ts'
import { CODE_MARK, textTerms } from './search-terms.ts'
import type { FoundFaqs } from './search-faqs.ts'

/** How many FAQs are compared; the hottest ones when more match. */
const CANDIDATES = 500
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
  const found = await candidatesFor(deps, request, wishes)

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

const QUERY_CANCELED = '57014'

async function candidatesFor(deps: Pick<Deps, 'db'>, request: faq.FaqSearchRequest, wishes: readonly Wish[]) {
  try {
    const exact = await candidatesOf(deps, request, wishes, 'all')
    return exact.length > 0 || wishes.length <= 2 ? exact : await candidatesOf(deps, request, wishes, 'any')
  } catch (error) {
    if ((error as { code?: string }).code !== QUERY_CANCELED) throw error
    throw new AppError('system.busy', { retryAfter: 5 })
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

/**
 * How much of what was asked for is there, the title counting most. Looks for the terms as parts of the text, which is
 * looser than the database was and cheap enough for hundreds of candidates on the thread that serves readers.
 */
function scoreOf({ title, conclusion, catalogue_codes }: Candidate, wishes: readonly Wish[]): Score {
  const inTitle = readable(title)
  const anywhere = readable(`${title} ${conclusion} ${catalogue_codes.join(' ')}`)
  const granted = wishes.filter((wish) => isGranted(wish, anywhere)).length
  const inTitleToo = wishes.filter((wish) => isGranted(wish, inTitle)).length
  return { granted, points: granted + 2 * inTitleToo }
}

type Readable = { text: string; codes: string }
const readable = (text: string): Readable => ({ text: normaliseText(text), codes: normaliseCode(text) })

const isGranted = ({ wordings }: Wish, { text, codes }: Readable) =>
  wordings.some((terms) =>
    terms.every((term) => (term.startsWith(CODE_MARK) ? codes.includes(term.slice(1, -1)) : text.includes(term))),
  )

type Ranked = { candidate: Candidate; score: Score }

function orderOf({ sort, keyword }: faq.FaqSearchRequest, a: Ranked, b: Ranked): number {
  if (sort === 'time') return b.candidate.published_at.getTime() - a.candidate.published_at.getTime()
  if (sort === 'relevance' && keyword && a.score.points !== b.score.points) return b.score.points - a.score.points
  return b.candidate.heat - a.candidate.heat || Number(b.candidate.id) - Number(a.candidate.id)
}
