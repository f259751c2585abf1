/** Hand-written SQL of the reference server: everything a response needs, names included, in one statement. */

const CARD = `faq.id, faq.title, faq.conclusion, faq.section_id, section.name as section_name, faq.catalogue_codes,
  faq.published_at, faq.reviewed_at, faq.view_count, faq.like_count, faq.collect_count,
  (select coalesce(json_agg(json_build_object('id', tag.id::text, 'name', tag.name)), '[]')
   from tag where tag.id = any(faq.tag_ids)) as tags`

export const DETAIL_STATEMENT = {
  name: 'detail',
  text: `
    select ${CARD}, faq.content_html, faq.valid_from, faq.review_by, faq.updated_at,
      case when parent.id is null then json_build_array(json_build_object('id', section.id::text, 'name', section.name))
      else json_build_array(json_build_object('id', parent.id::text, 'name', parent.name),
                            json_build_object('id', section.id::text, 'name', section.name)) end as path
    from faq join section on section.id = faq.section_id left join section parent on parent.id = section.parent_id
    where faq.id = $1 and faq.status = 'published'`,
}

export const LIST_STATEMENT = {
  name: 'list',
  text: `
    select ${CARD}, (select total from content_total where scope = 'faq') as total
    from faq join section on section.id = faq.section_id
    where faq.status = 'published'
    order by faq.published_at desc, faq.id desc limit $1`,
}

export const SECTION_LIST_STATEMENT = {
  name: 'section-list',
  text: `
    select ${CARD}, (select total from content_total where scope = 'faq:section:' || $2::bigint) as total
    from (select faq_id, published_at from faq_section where section_id = $2::bigint
          order by published_at desc, faq_id desc limit $1) page
    join faq on faq.id = page.faq_id join section on section.id = faq.section_id
    order by page.published_at desc, page.faq_id desc`,
}
