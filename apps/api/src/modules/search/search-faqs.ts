import type { faq } from '@kms/contract'
import type { Deps } from '../../kernel/deps.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { newSearchId } from './log/search-log.ts'
import { marksFor } from './marks.ts'
import { find } from './query/find.ts'
import { understand } from './understanding/understand.ts'

/** Cards of these FAQs in this order, without those that readers may no longer see. */
export type LoadCards = (deps: Deps, ids: readonly string[]) => Promise<faq.FaqCard[]>

export async function searchFaqs(
  deps: Deps,
  loadCards: LoadCards,
  { keyword, current, size, sort, sectionId, tagId }: faq.FaqSearchRequest,
): Promise<faq.FaqSearchResult> {
  refuseTooDeep({ current, size })
  const understood = await understand(deps, keyword)
  const wish = { keyword, types: ['FAQ'] as const, filters: { sectionId, tagId }, sort, current, size, facets: false }
  const { hits, total, degraded } = await find(deps, wish, understood)

  const found = new Map(hits.map((hit) => [hit.id, hit]))
  const cards = await loadCards(
    deps,
    hits.map((hit) => hit.id),
  )
  const marks = marksFor(understood.codes)
  const records = cards.map((card): faq.FaqHit => {
    const { codes, marked } = marks(card.catalogueCodes)
    const hit = found.get(card.id)
    return {
      ...card,
      type: 'FAQ',
      catalogueCodes: codes.map(({ code }) => code),
      highlight: {
        title: marked(hit?.title, card.title),
        content: marked(hit?.content, card.conclusion),
        codes: codes.map(({ html }) => html),
      },
    }
  })
  return { ...toPage({ records, total, current, size }), searchId: newSearchId(), degraded }
}
