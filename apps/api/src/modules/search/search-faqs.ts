import { MAX_PAGE_DEPTH, type faq } from '@kms/contract'
import { SearchUnavailable, type SearchHit } from '../../adapters/search-engine.ts'
import type { Deps } from '../../kernel/deps.ts'
import { codeCandidates, type CodeCandidate } from './catalogue-code.ts'
import { faqAlias, MIN_CODE_PART } from './faq-index.ts'
import { faqQuery } from './faq-query.ts'
import { isMarked, markCodes } from './highlight.ts'
import { searchFaqsFallback } from './search-faqs-fallback.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'

/** What either way of searching answers: ids in order, with marked texts; empty where nothing was marked. */
export type FoundFaqs = { total: number; hits: { id: string; title: string; content: string }[] }

/** Cards of these FAQs in this order, without those that readers may no longer see. */
export type LoadCards = (deps: Deps, ids: readonly string[]) => Promise<faq.FaqCard[]>

export async function searchFaqs(
  deps: Deps,
  loadCards: LoadCards,
  request: faq.FaqSearchRequest,
): Promise<faq.FaqSearchResult> {
  const { current, size } = request
  refuseTooDeep({ current, size })
  const { found, degraded } = await find(deps, request)

  const marks = new Map(found.hits.map((hit) => [hit.id, hit]))
  const cards = await loadCards(
    deps,
    found.hits.map((hit) => hit.id),
  )
  const codes = codeCandidates(request.keyword)
    .filter(isTellingCode)
    .map(({ code }) => code)
  const records = cards.map((card) => present(card, marks.get(card.id), codes))
  return { ...toPage({ records, total: found.total, current, size }), degraded }
}

/** Numbers of one or two characters would mark half of every text. */
const isTellingCode = ({ code, mixed }: CodeCandidate) => mixed && code.length >= MIN_CODE_PART

function present(card: faq.FaqCard, marks: FoundFaqs['hits'][number] | undefined, codes: string[]): faq.FaqHit {
  // The engine marks words; a part of a catalogue number is no word of its.
  const marked = (html: string | undefined, text: string) => (html && isMarked(html) ? html : markCodes(text, codes))
  const nameplates = card.catalogueCodes
    .map((code) => ({ code, html: markCodes(code, codes) }))
    .sort((a, b) => Number(isMarked(b.html)) - Number(isMarked(a.html)))
  return {
    ...card,
    type: 'FAQ',
    catalogueCodes: nameplates.map(({ code }) => code),
    highlight: {
      title: marked(marks?.title, card.title),
      content: marked(marks?.content, card.conclusion),
      codes: nameplates.map(({ html }) => html),
    },
  }
}

async function find(deps: Deps, request: faq.FaqSearchRequest): Promise<{ found: FoundFaqs; degraded: boolean }> {
  try {
    const body = faqQuery(request, deps.config.SEARCH_TIMEOUT_MS)
    const answer = await deps.search.search(faqAlias(deps.search.prefix), body)
    return { found: { total: Math.min(answer.total, MAX_PAGE_DEPTH), hits: answer.hits.map(marksOf) }, degraded: false }
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error
    deps.log.warn({ reason: error.message }, 'search answers from the database')
    return { found: await searchFaqsFallback(deps, request), degraded: true }
  }
}

const marksOf = ({ _id, highlight }: SearchHit) => ({
  id: _id,
  title: highlight?.['title']?.[0] ?? '',
  // The conclusion is the answer; the body only shows when the words are found there alone.
  content: highlight?.['conclusion']?.[0] ?? highlight?.['content']?.[0] ?? '',
})
