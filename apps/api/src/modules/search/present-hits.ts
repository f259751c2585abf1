import type { faq, questions, search } from '@kms/contract'
import type { Taxonomy } from '../sections/index.ts'
import { escapeHtml } from './highlight.ts'
import type { marksFor } from './marks.ts'
import type { FacetCounts } from './query/facets.ts'
import type { FoundHit } from './query/find.ts'
import type { CatalogueEntry, CatalogueItem } from './understanding/catalogue.ts'
import type { UserCard } from './user-cards.ts'

type Marks = ReturnType<typeof marksFor>

export function presentFaq(card: faq.FaqCard, hit: FoundHit, marks: Marks): search.SearchHit {
  const { codes, marked } = marks(card.catalogueCodes)
  return {
    type: 'FAQ',
    id: card.id,
    title: card.title,
    excerpt: card.conclusion,
    highlight: {
      title: marked(hit.title, card.title),
      content: marked(hit.content, card.conclusion),
      codes: codes.map(({ html }) => html),
    },
    section: card.section,
    tags: card.tags,
    catalogueCodes: codes.map(({ code }) => code),
    author: null,
    publishedAt: card.publishedAt,
    viewCount: card.viewCount,
    likeCount: card.likeCount,
    answerCount: 0,
    solved: true,
  }
}

export function presentQuestion(card: questions.QuestionCard, hit: FoundHit, marks: Marks): search.SearchHit {
  const { codes, marked } = marks(card.catalogueCodes)
  const excerpt = card.bestExcerpt ?? card.excerpt
  return {
    type: card.questionType === 0 ? 'QUESTION' : 'TOPIC',
    id: card.id,
    title: card.title,
    excerpt,
    highlight: {
      title: marked(hit.title, card.title),
      content: marked(hit.content, excerpt),
      codes: codes.map(({ html }) => html),
    },
    section: card.section,
    tags: card.tags,
    catalogueCodes: codes.map(({ code }) => code),
    author: card.author,
    publishedAt: card.publishedAt,
    viewCount: card.viewCount,
    likeCount: card.likeCount,
    answerCount: card.answerCount,
    solved: card.bestExcerpt !== null,
  }
}

export function presentUser(card: UserCard, hit: FoundHit | undefined): search.SearchHit {
  const { id, nickname, title, isBigV, isOfficial } = card
  const excerpt = [card.title, card.companyType, card.bio].filter(Boolean).join(' · ')
  return {
    type: 'USER',
    id,
    title: nickname,
    excerpt,
    highlight: { title: hit?.title || escapeHtml(nickname), content: hit?.content || escapeHtml(excerpt), codes: [] },
    section: null,
    tags: [],
    catalogueCodes: [],
    author: { id, nickname, title, isBigV, isOfficial },
    publishedAt: card.createdAt,
    viewCount: 0,
    likeCount: 0,
    answerCount: card.publishedCount,
    solved: false,
  }
}

/** Names beside ids; what was switched off since is not offered. */
export function presentFacets(counts: FacetCounts, taxonomy: Taxonomy): search.SearchFacets {
  const { FAQ = 0, QUESTION = 0, TOPIC = 0, USER = 0 } = counts.types
  const named = (buckets: FacetCounts['tags'], nameOf: (id: string) => string | undefined) =>
    buckets.flatMap(({ key, doc_count }) => {
      const name = nameOf(key)
      return name ? [{ id: key, name, count: doc_count }] : []
    })
  return {
    types: { ALL: FAQ + QUESTION + TOPIC, FAQ, QUESTION, TOPIC, USER, RT: 0 },
    sections: named(counts.sections, (id) => taxonomy.sectionById.get(id)?.name),
    tags: named(counts.tags, (id) => taxonomy.tagById.get(id)?.name),
    series: counts.series.map(({ key, doc_count }) => ({ name: key, count: doc_count })),
    answered: counts.answered,
    solved: counts.solved,
    hasAttachment: counts.hasAttachment,
    periods: counts.periods,
  }
}

const refOf = ({ code, description }: CatalogueItem) => ({ code, description })

export const presentCatalogue = (entry: CatalogueEntry): search.CatalogueCard => ({
  code: entry.code,
  series: entry.series,
  description: entry.description,
  discontinued: entry.status === 'discontinued',
  successor: entry.successor && refOf(entry.successor),
  predecessors: entry.predecessors.map(refOf),
  siblings: entry.siblings.map(refOf),
})
