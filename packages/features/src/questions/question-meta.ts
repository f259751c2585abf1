import type { Answer } from '@kms/contract/answers'
import type { QuestionDetail } from '@kms/contract/question-views'
import type { MetaDescriptor } from 'react-router'
import type { Device } from '../device/device.ts'
import { absolute, pageMeta, type SiteIdentity } from '../shell/page-meta.ts'
import { answerPart, questionPath } from './question-paths.ts'

/** What search engines are told of an answer: its words, not its markup. */
export type AnswerSummary = Pick<Answer, 'id' | 'isBest' | 'likeCount' | 'createdAt'> & { author: string; text: string }
type Piece = Omit<QuestionDetail, 'content' | 'answers' | 'ownWaiting'>

/** Longer texts are cut by every search engine. */
const DESCRIPTION_LENGTH = 150

export function questionMeta(
  site: SiteIdentity,
  device: Device,
  piece: Piece,
  answers: readonly AnswerSummary[],
): MetaDescriptor[] {
  return [
    ...pageMeta(site, device, {
      title: piece.title,
      description: (piece.bestExcerpt ?? piece.excerpt).slice(0, DESCRIPTION_LENGTH),
      pcPath: questionPath('pc', piece.id),
      mobilePath: questionPath('mobile', piece.id),
    }),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: piece.publishedAt },
    { property: 'article:modified_time', content: piece.editedAt ?? piece.publishedAt },
    { 'script:ld+json': piece.questionType === 0 ? qaJsonLd(site, piece, answers) : articleJsonLd(site, piece) },
  ]
}

const person = (name: string) => ({ '@type': 'Person', name })
const base = (site: SiteIdentity, piece: Piece) => ({
  '@context': 'https://schema.org',
  '@id': absolute(site.origin, questionPath('pc', piece.id)),
  inLanguage: 'zh-CN',
})
const keywords = ({ catalogueCodes, tags }: Piece) => [...catalogueCodes, ...tags.map(({ name }) => name)].join(', ')

export function qaJsonLd(site: SiteIdentity, piece: Piece, answers: readonly AnswerSummary[]) {
  const told = answers.map((answer) => ({
    isBest: answer.isBest,
    data: {
      '@type': 'Answer',
      text: answer.text,
      upvoteCount: answer.likeCount,
      datePublished: answer.createdAt,
      url: absolute(site.origin, questionPath('pc', piece.id, answerPart(answer.id))),
      author: person(answer.author),
    },
  }))
  const accepted = told.find(({ isBest }) => isBest)
  const suggested = told.filter(({ isBest }) => !isBest)
  return {
    ...base(site, piece),
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: piece.title,
      text: piece.excerpt,
      answerCount: piece.answerCount,
      upvoteCount: piece.likeCount,
      datePublished: piece.publishedAt,
      dateModified: piece.editedAt ?? piece.publishedAt,
      author: person(piece.author.nickname),
      keywords: keywords(piece),
      ...(accepted && { acceptedAnswer: accepted.data }),
      ...(suggested.length > 0 && { suggestedAnswer: suggested.map(({ data }) => data) }),
    },
  }
}

export const articleJsonLd = (site: SiteIdentity, piece: Piece) => ({
  ...base(site, piece),
  '@type': 'Article',
  headline: piece.title,
  description: piece.excerpt,
  datePublished: piece.publishedAt,
  dateModified: piece.editedAt ?? piece.publishedAt,
  author: person(piece.author.nickname),
  publisher: { '@type': 'Organization', name: site.name },
  keywords: keywords(piece),
})
