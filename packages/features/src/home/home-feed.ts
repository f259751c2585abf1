import type { FeedCard, FeedFaq } from '@kms/contract/question-views'

/** 推荐 · 最新 · 热门 · 待回答 · 关注 */
export const HOME_TABS = ['recommended', 'latest', 'hot', 'unanswered', 'followed'] as const
export type HomeTab = (typeof HOME_TABS)[number]

/** The tab that an address names; 推荐 for none, or nonsense. */
export function readHomeTab(url: URL): HomeTab {
  const asked = url.searchParams.get('tab')
  return HOME_TABS.find((tab) => tab === asked) ?? 'recommended'
}

/** A question or article, or an official FAQ among them. The id is unique in a feed. */
export type FeedItem = { id: string } & ({ piece: FeedCard } | { faq: FeedFaq })

/** Records and FAQs of one page in the order in which they are read. */
export function feedItems({
  records,
  faqs = [],
}: {
  records: readonly FeedCard[]
  faqs?: readonly FeedFaq[] | undefined
}): FeedItem[] {
  const faqsAfter = (count: number) =>
    faqs.filter(({ after }) => after === count).map((faq) => ({ id: `faq-${faq.id}`, faq }))
  return [
    ...faqsAfter(0),
    ...records.flatMap((piece, index) => [{ id: `question-${piece.id}`, piece }, ...faqsAfter(index + 1)]),
  ]
}

/** What the browser must know to go on where the document ends. */
export type HomeFeed = { tab: HomeTab; size: number; nextCursor: string | null; shownIds: string[] }
