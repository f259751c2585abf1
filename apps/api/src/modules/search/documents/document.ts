import { createHash } from 'node:crypto'
import type { Deps } from '../../../kernel/deps.ts'

/** What is written by one table. A question and an article are both `question`. */
export const SOURCES = ['faq', 'question', 'user'] as const
export type Source = (typeof SOURCES)[number]

/** As the calls name what is found (specification §7). */
export type DocumentType = 'FAQ' | 'QUESTION' | 'TOPIC' | 'USER'

/** What every kind of thing says about itself; how it is analysed is decided in indexing/search-index.ts. */
export type DocumentFields = {
  type: DocumentType
  title: string
  /** The answer itself: of a FAQ its conclusion, of a question the best answer. */
  conclusion: string
  /** Everything else that can be read there. */
  content: string
  /** Names of sections and tags with their aliases; of a person what he is called by. */
  labels: string
  titleCodes: string[]
  textCodes: string[]
  listedCodes: string[]
  /** Of what is about one or two catalogue numbers only: these. */
  mainCodes: string[]
  titleQuantities: string[]
  quantities: string[]
  sectionIds: string[]
  tagIds: string[]
  series: string[]
  answered: boolean
  solved: boolean
  hasAttachment: boolean
  /** A prominent person. */
  bigV: boolean
  publishedAt: number
  heat: number
  interest: number
  /** How much more often it is opened than others in its place of the lists; 1 is as often. */
  appeal: number
  /** The day by which staff must have looked at it again. */
  reviewBy: number | null
}

export type SearchDocument = DocumentFields & {
  source: Source
  id: number
  titlePinyin: string
  textPinyin: string
  /** Changes when anything above does: by it the checker sees what the index missed. */
  stamp: string
}

/** One row as the index should hold it; null when readers must not find it. */
export type Version = { source: Source; id: string; document: SearchDocument | null }

export type Range = { ids: readonly string[] } | { afterId: string; limit: number }

/** Reads rows of one table in the order of their ids. What is missing or hidden comes without a document. */
export type ReadVersions = (deps: Pick<Deps, 'db'>, range: Range) => Promise<Version[]>

export const documentId = (source: Source, id: string) => `${source}-${id}`

export const stampOf = (fields: object) => createHash('sha1').update(JSON.stringify(fields)).digest('base64url')
