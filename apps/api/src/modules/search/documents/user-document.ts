import { sql } from 'kysely'
import type { ReadVersions } from './document.ts'
import { labelsOf, makeDocument } from './make-document.ts'
import { rangeOf, withMissing } from './range.ts'

/** What people call those who hold a role. */
const ROLE_NAMES: Record<string, readonly string[]> = {
  expert: ['专家'],
  moderator: ['版主', '管理员'],
  operator: ['运营', '管理员'],
  administrator: ['管理员'],
  staff: ['官方', '工程师'],
}
const BIG_V_NAMES = ['大咖', '专家']

/** Topics that somebody writes about most; more would make everybody an expert of everything. */
const TOPICS = 5
/** Catalogue numbers that somebody has answered about most: who knows this one? */
const NUMBERS = 20

type Row = {
  id: string
  nickname: string
  title: string
  company_type: string
  bio: string
  roles: string[]
  is_big_v: boolean
  published_count: number
  created_at: Date
  topics: { id: string; names: string[] }[]
  codes: string[]
}

/** People by what anybody may know of them, and by what they publicly write about. */
export const readUserVersions: ReadVersions = async (deps, range) => {
  const { condition, limit } = rangeOf('u', range)
  const { rows } = await sql<Row>`
    select u.id, u.nickname, u.title, u.company_type, u.bio, u.roles, u.is_big_v, u.published_count, u.created_at,
      (select coalesce(json_agg(json_build_object('id', t.id::text, 'names', t.name || t.aliases) order by w.times desc, t.id), '[]') from (
        select tag_id, count(*) as times from (
          (select unnest(tag_ids) as tag_id from question where author_id = u.id and status = 'published' limit 200)
          union all
          (select unnest(q.tag_ids) from answer a join question q on q.id = a.question_id and q.status = 'published'
           where a.author_id = u.id and a.status = 'published' limit 200)) written
        group by tag_id order by times desc, tag_id limit ${TOPICS}) w join tag t on t.id = w.tag_id and t.enabled) as topics,
      array(select code from (
        select unnest(q.catalogue_codes) as code from answer a join question q on q.id = a.question_id and q.status = 'published'
        where a.author_id = u.id and a.status = 'published' limit 200) answered
        group by code order by count(*) desc, code limit ${NUMBERS}) as codes
    from app_user u where ${condition} order by u.id limit ${limit}`.execute(deps.db)
  const versions = rows.map((row) => {
    // Banned accounts answer to nobody; an account without a name was never used.
    if (row.nickname === '' || row.roles.includes('banned'))
      return { source: 'user' as const, id: row.id, document: null }
    const roles = row.roles.flatMap((role) => ROLE_NAMES[role] ?? [])
    const texts = {
      title: row.nickname,
      conclusion: [row.title, row.company_type].filter(Boolean).join('，'),
      content: row.bio,
      labels: labelsOf([...(row.is_big_v ? BIG_V_NAMES : []), ...roles, ...row.topics.flatMap((topic) => topic.names)]),
    }
    const document = makeDocument('user', row.id, texts, row.codes, {
      type: 'USER',
      sectionIds: [],
      tagIds: row.topics.map((topic) => topic.id),
      series: [],
      answered: false,
      solved: false,
      hasAttachment: false,
      bigV: row.is_big_v,
      publishedAt: row.created_at.getTime(),
      heat: row.published_count,
      appeal: 1,
      reviewBy: null,
      interest: 1 + row.published_count + (row.is_big_v ? 100 : 0),
    })
    return { source: 'user' as const, id: row.id, document }
  })
  return withMissing('user', range, versions)
}
