import { sql } from 'kysely'
import type { ReadVersions } from './document.ts'
import { labelsOf, makeDocument } from './make-document.ts'
import { plainWords } from './plain-words.ts'
import { rangeOf, withMissing } from './range.ts'
import { loadSeries } from './series.ts'

/** Of a piece with very many answers, those that readers like most. */
const ANSWERS_SEARCHED = 20

type Row = {
  id: string
  question_type: number
  status: string
  title: string
  content_html: string
  excerpt: string
  catalogue_codes: string[]
  tag_ids: string[]
  section_ids: string[]
  section_names: string[]
  tag_names: string[]
  /** The best one first. */
  answers: { html: string; best: boolean }[]
  answer_count: number
  has_attachment: boolean
  heat: number
  published_at: Date | null
  view_count: string
  like_count: number
  collect_count: number
}

/** Questions and articles with their published answers and the names they are found by, in one statement. */
export const readQuestionVersions: ReadVersions = async (deps, range) => {
  const { condition, limit } = rangeOf('q', range)
  const { rows } = await sql<Row>`
    select q.id, q.question_type, q.status, q.title, q.content_html, q.excerpt, q.catalogue_codes, q.tag_ids, q.heat, q.published_at,
      q.view_count, q.like_count, q.collect_count, q.answer_count,
      array(select s.section_id::text from question_section s where s.question_id = q.id order by 1) as section_ids,
      array(select s.name from question_section qs join section s on s.id = qs.section_id where qs.question_id = q.id order by s.id) as section_names,
      array(select unnest(t.name || t.aliases) from tag t where t.id = any(q.tag_ids) order by t.id) as tag_names,
      (select coalesce(json_agg(json_build_object('html', a.content_html, 'best', a.is_best)), '[]') from (
        select content_html, is_best from answer where question_id = q.id and status = 'published'
        order by is_best desc, like_count desc, id desc limit ${ANSWERS_SEARCHED}) a) as answers,
      exists (select 1 from file_use u join file a on a.id = u.file_id and a.purpose = 'attachment'
        where u.used_by = 'question:' || q.id and u.visible) as has_attachment
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
      labels: labelsOf([...row.section_names, ...row.tag_names]),
    }
    const document = makeDocument('question', row.id, texts, row.catalogue_codes, {
      type: row.question_type === 0 ? 'QUESTION' : 'TOPIC',
      sectionIds: row.section_ids,
      tagIds: row.tag_ids,
      series: seriesOf(row.catalogue_codes),
      answered: row.answer_count > 0,
      solved: best !== undefined,
      hasAttachment: row.has_attachment,
      bigV: false,
      publishedAt: row.published_at?.getTime() ?? 0,
      heat: row.heat,
      interest: 1 + Number(row.view_count) + 10 * (row.like_count + row.collect_count) + 5 * row.answer_count,
    })
    return { source: 'question' as const, id: row.id, document }
  })
  return withMissing('question', range, versions)
}
