/** As reference-statements.ts: everything a response needs in one statement. */

const AUTHOR = `u.id::text as author_id, u.nickname, u.title as author_title, u.is_big_v,
  u.roles && '{staff,moderator,operator,administrator}' as is_official`

const CARD = `q.id, q.question_type, q.title, q.excerpt, q.best_excerpt, q.best_answer_id, q.section_id, section.name as section_name,
  q.catalogue_codes, q.published_at, q.edited_at, q.view_count, q.like_count, q.collect_count, q.answer_count, q.comment_count, ${AUTHOR},
  (select coalesce(json_agg(json_build_object('id', tag.id::text, 'name', tag.name)), '[]')
   from tag where tag.id = any(q.tag_ids)) as tags`

export const QUESTION_DETAIL_STATEMENT = {
  name: 'question-detail',
  text: `
    select ${CARD}, q.content_html, q.edition,
      case when parent.id is null then json_build_array(json_build_object('id', section.id::text, 'name', section.name))
      else json_build_array(json_build_object('id', parent.id::text, 'name', parent.name),
                            json_build_object('id', section.id::text, 'name', section.name)) end as path,
      (select coalesce(json_agg(page), '[]') from (
        select a.id::text, a.content_html, a.is_best, a.like_count, a.collect_count, a.comment_count, a.created_at, a.edited_at, ${AUTHOR}
        from answer a join app_user u on u.id = a.author_id
        where a.question_id = q.id and a.status = 'published'
        order by a.is_best desc, a.like_count desc, a.id desc limit 11) page) as answers
    from question q join app_user u on u.id = q.author_id
    join section on section.id = q.section_id left join section parent on parent.id = section.parent_id
    where q.id = $1 and q.status = 'published'`,
}

/** Questions and articles are a range each of the index; the page is what comes first of both. */
const merged = (table: string, id: string, where: string) => {
  const range = (type: number) => `(select ${id} as id, published_at from ${table}
    where ${where} and question_type = ${type} order by published_at desc, ${id} desc limit $1)`
  return `(select id, published_at from (${range(0)} union all ${range(1)}) ranges
    order by published_at desc, id desc limit $1) page`
}

const list = (name: string, page: string, totals: string) => ({
  name,
  text: `
    select ${CARD}, (select coalesce(sum(total), 0) from question_total where scope in (${totals})) as total
    from ${page} join question q on q.id = page.id join app_user u on u.id = q.author_id
    join section on section.id = q.section_id
    order by page.published_at desc, page.id desc`,
})

export const QUESTION_LIST_STATEMENT = list(
  'question-list',
  merged('question', 'id', `status = 'published'`),
  `'question:0', 'question:1'`,
)

export const QUESTION_SECTION_LIST_STATEMENT = list(
  'question-section-list',
  merged('question_section', 'question_id', 'section_id = $2::bigint'),
  `'question:0:section:' || $2::bigint, 'question:1:section:' || $2::bigint`,
)
