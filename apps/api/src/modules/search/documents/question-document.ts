import { sql } from 'kysely'
import type { ReadVersions } from './document.ts'
import { makeDocument } from './make-document.ts'
import { appealOf, hasAttachment, pieceFields, pieceLabels, type PieceRow } from './piece.ts'
import { plainWords } from './plain-words.ts'
import { rangeOf, withMissing } from './range.ts'
import { loadSeries } from './series.ts'

/** Of a piece with very many answers, those that readers like most. */
const ANSWERS_SEARCHED = 20

type Row = PieceRow & {
  question_type: number
  excerpt: string
  /** The best one first. */
  answers: { html: string; best: boolean }[]
  answer_count: number
}

/** Questions and articles with their published answers and the names they are found by, in one statement. */
export const readQuestionVersions: ReadVersions = async (deps, range) => {
  const { condition, limit } = rangeOf('q', range)
  const { rows } = await sql<Row>`
    select q.id, q.question_type, q.status, q.title, q.content_html, q.excerpt, q.catalogue_codes, q.tag_ids, q.heat, q.published_at,
      q.view_count, q.like_count, q.collect_count, q.answer_count,
      ${appealOf('question', sql`q.id`)} as appeal,
      array(select s.section_id::text from question_section s where s.question_id = q.id order by 1) as section_ids,
      array(select s.name from question_section qs join section s on s.id = qs.section_id where qs.question_id = q.id order by s.id) as section_names,
      array(select unnest(t.name || t.aliases) from tag t where t.id = any(q.tag_ids) order by t.id) as tag_names,
      (select coalesce(json_agg(json_build_object('html', a.content_html, 'best', a.is_best)), '[]') from (
        select content_html, is_best from answer where question_id = q.id and status = 'published'
        order by is_best desc, like_count desc, id desc limit ${ANSWERS_SEARCHED}) a) as answers,
      ${hasAttachment(sql`'question:' || q.id`)} as has_attachment
    from question q where ${condition} order by q.id limit ${limit}`.execute(deps.db)
  const seriesOf = await loadSeries(deps, rows)
  const versions = rows.map((row) => {
    if (row.status !== 'published') return { source: 'question' as const, id: row.id, document: null }
    const best = row.answers.find((answer) => answer.best)
    const others = row.answers.filter((answer) => !answer.best)
    const texts = {
      title: row.title,
      conclusion: best ? plainWords(best.html) : row.question_type === 0 ? '' : row.excerpt,
      content: plainWords([row.content_html, ...others.map((answer) => answer.html)].join(' ')),
      labels: pieceLabels(row),
    }
    const fields = pieceFields(row, seriesOf)
    const document = makeDocument('question', row.id, texts, row.catalogue_codes, {
      ...fields,
      type: row.question_type === 0 ? 'QUESTION' : 'TOPIC',
      answered: row.answer_count > 0,
      solved: best !== undefined,
      interest: fields.interest + 5 * row.answer_count,
    })
    return { source: 'question' as const, id: row.id, document }
  })
  return withMissing('question', range, versions)
}
