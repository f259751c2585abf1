import type { questions } from '@kms/contract'
import { sql } from 'kysely'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { blocksOf } from '../../kernel/difference/blocks-of.ts'
import { align, diffBlocks, diffWords } from '../../kernel/difference/diff-lines.ts'
import { filesOfHistory } from '../files/index.ts'
import { loadTaxonomy, type Taxonomy } from '../sections/index.ts'
import { listRevisions } from './list-revisions.ts'

type Version = {
  number: number
  title: string
  content_html: string
  section_id: string
  tag_ids: string[]
  catalogue_codes: string[]
}

/** The versions that readers have seen, and one of them compared with an older one: by themselves the newest and the one before. */
export async function readHistory(
  deps: Deps,
  questionId: string,
  { revision = 'newest', against }: questions.RevisionQuery,
): Promise<questions.QuestionHistory> {
  const revisions = await listRevisions(deps, questionId)
  const number = revision === 'newest' ? revisions[0]?.number : revision
  if (number === undefined) return { revisions, difference: null }
  const [after, before] = await readPair(deps, questionId, number, against)
  const [taxonomy, files] = await Promise.all([
    loadTaxonomy(deps),
    filesOfHistory(deps, { type: 'question', id: questionId }),
  ])
  const addressOf = (source: string) => {
    // What was linked from elsewhere is its own address.
    if (!source.startsWith('file:')) return source
    const file = files.get(source)
    return file?.thumbnails.find(({ type }) => type === 'image/webp')?.url ?? file?.url ?? null
  }
  return { revisions, difference: compare(before, after, taxonomy, addressOf) }
}

/** A version, and the older one that it is compared with. */
async function readPair({ db }: Deps, questionId: string, number: number, against: number | undefined) {
  const older = against === undefined ? sql`number < ${number}` : sql`number = ${against} and number < ${number}`
  const { rows } = await sql<Version>`
    select number, title, content_html, section_id, tag_ids, catalogue_codes from question_revision
    where question_id = ${questionId} and (number = ${number} or ${older}) order by number desc limit 2`.execute(db)
  const [after, before] = rows
  if (after?.number !== number || (against !== undefined && !before)) throw new AppError('question.not_found')
  return [after, before] as const
}

function compare(
  before: Version | undefined,
  after: Version,
  taxonomy: Taxonomy,
  addressOf: (source: string) => string | null,
): questions.QuestionDifference {
  const tags = align(before?.tag_ids ?? [], after.tag_ids)
  return {
    number: after.number,
    against: before?.number ?? null,
    title: diffWords(before?.title ?? '', after.title),
    content: diffBlocks(blocksOf(before?.content_html ?? ''), blocksOf(after.content_html), { addressOf }),
    section: {
      before: before ? taxonomy.sectionRef(before.section_id) : null,
      after: taxonomy.sectionRef(after.section_id),
    },
    tags: tags.flatMap(({ kind, item }) => taxonomy.tagRefs([item]).map((tag) => ({ ...tag, kind }))),
    catalogueCodes: align(before?.catalogue_codes ?? [], after.catalogue_codes).map(({ kind, item }) => ({
      kind,
      code: item,
    })),
  }
}
