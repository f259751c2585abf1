import type { faq, Page, questions, search } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { correctionOf } from './did-you-mean.ts'
import type { DocumentType } from './documents/document.ts'
import { documentId } from './documents/index.ts'
import { newSearchId } from './log/search-log.ts'
import { marksFor } from './marks.ts'
import { presentCatalogue, presentFacets, presentFaq, presentQuestion, presentUser } from './present-hits.ts'
import { relatedSearches } from './learning/related-searches.ts'
import { find, type FoundHit } from './query/find.ts'
import { HAN } from './query/word-clauses.ts'
import { loadUserCards } from './user-cards.ts'
import { understand } from './understanding/understand.ts'

/** Search knows ids and words; what a record looks like comes from the module that owns it, in this order and without what readers may no longer see. */
export type CardPorts = {
  faqs(deps: Deps, ids: readonly string[]): Promise<faq.FaqCard[]>
  questions(deps: Deps, ids: readonly string[]): Promise<questions.QuestionCard[]>
}

const TYPES: Record<search.SearchType, readonly DocumentType[]> = {
  ALL: ['FAQ', 'QUESTION', 'TOPIC'],
  FAQ: ['FAQ'],
  QUESTION: ['QUESTION'],
  TOPIC: ['TOPIC'],
  USER: ['USER'],
  RT: [],
}

/** POST es/searchByCondition, for a page of hits. */
export async function searchAll(
  deps: Deps,
  ports: CardPorts,
  request: search.SearchRequest,
): Promise<search.SearchResult> {
  const { keyword, type, sort, current, size } = request
  refuseTooDeep({ current, size })
  const understood = await understand(deps, keyword)
  const { sectionId, tagId, series, within, answered, solved, hasAttachment } = request
  const filters = { sectionId, tagId, series, within, answered, solved, hasAttachment }
  const wish = { keyword, types: TYPES[type], filters, sort, current, size, facets: current === 1 }
  const found = await find(deps, wish, understood)
  const records = await loadHits(deps, ports, found.hits, marksFor(understood.codes))
  const isAnswer = found.answered && sort === 'relevance' && current === 1 && (records[0]?.solved ?? false)
  return {
    ...toPage({ records, total: found.total, current, size }),
    searchId: newSearchId(),
    degraded: found.degraded,
    facets: found.facets && presentFacets(found.facets, await loadTaxonomy(deps)),
    correction: current === 1 ? await correctionOf(deps, understood, found.total) : null,
    catalogue: understood.entry && presentCatalogue(understood.entry),
    // Beside words a part of a number is no slip: they say what is meant.
    codes: understood.entry || current > 1 || HAN.test(keyword) ? [] : understood.beginning,
    answered: isAnswer,
    suggestions: [],
    related: current === 1 ? await relatedSearches(deps, keyword) : [],
  }
}

/** The records of what was found, in its order; one statement for each kind that is among them. */
export async function loadHits(
  deps: Deps,
  ports: CardPorts,
  hits: readonly FoundHit[],
  marks: ReturnType<typeof marksFor>,
): Promise<search.SearchHit[]> {
  const idsOf = (source: FoundHit['source']) => hits.filter((hit) => hit.source === source).map(({ id }) => id)
  const [faqs, pieces, people] = await Promise.all([
    ports.faqs(deps, idsOf('faq')),
    ports.questions(deps, idsOf('question')),
    loadUserCards(deps, idsOf('user')),
  ])
  const present = new Map<string, (hit: FoundHit) => search.SearchHit>([
    ...faqs.map((card) => [documentId('faq', card.id), (hit: FoundHit) => presentFaq(card, hit, marks)] as const),
    ...pieces.map(
      (card) => [documentId('question', card.id), (hit: FoundHit) => presentQuestion(card, hit, marks)] as const,
    ),
    ...people.map((card) => [documentId('user', card.id), (hit: FoundHit) => presentUser(card, hit)] as const),
  ])
  return hits.flatMap((hit) => present.get(documentId(hit.source, hit.id))?.(hit) ?? [])
}

/** POST es/searchUserByCondition. */
export async function searchUsers(
  deps: Deps,
  { keyword, bigV, current, size }: search.UserSearchRequest,
): Promise<Page<search.UserHit> & { degraded: boolean }> {
  refuseTooDeep({ current, size })
  const understood = await understand(deps, keyword)
  const wish = {
    keyword,
    types: ['USER'] as const,
    filters: {},
    bigV,
    sort: 'relevance' as const,
    current,
    size,
    facets: false,
  }
  const { hits, total, degraded } = await find(deps, wish, understood)
  const marks = new Map(hits.map((hit) => [hit.id, hit]))
  const cards = await loadUserCards(
    deps,
    hits.map(({ id }) => id),
  )
  const records = cards.map((card): search.UserHit => {
    const { highlight } = presentUser(card, marks.get(card.id))
    return { ...card, type: 'USER', highlight: { title: highlight.title, content: highlight.content } }
  })
  return { ...toPage({ records, total, current, size }), degraded }
}
