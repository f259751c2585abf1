import type { adminDictionary, Page } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../../kernel/deps.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../../kernel/paging.ts'

type Row = {
  id: string
  kind: adminDictionary.SynonymKind
  words: string[]
  one_way: string[]
  misspelt: string[]
  pinyin: string[]
  note: string
  enabled: boolean
  revision: string
  updated_at: Date
  nickname: string | null
  total: number
}

/** For the console: hundreds of groups, so a window and a count are enough. */
export async function listSynonyms(
  { db }: Deps,
  { current, size, keyword, kind, enabled }: adminDictionary.SynonymListRequest,
): Promise<Page<adminDictionary.Synonym>> {
  refuseTooDeep({ current, size })
  const pattern = keyword && `%${likeWords(keyword)}%`
  const where = sql.join(
    [
      sql`true`,
      ...(kind ? [sql`s.kind = ${kind}`] : []),
      ...(enabled === undefined ? [] : [sql`s.enabled = ${enabled}`]),
      ...(pattern
        ? [
            sql`exists (select from unnest(s.words || s.one_way || s.misspelt || s.pinyin) word where word ilike ${pattern})`,
          ]
        : []),
    ],
    sql` and `,
  )
  const { rows } = await sql<Row>`
    select s.id, s.kind, s.words, s.one_way, s.misspelt, s.pinyin, s.note, s.enabled, s.revision, s.updated_at, u.nickname,
      count(*) over ()::int as total
    from search_synonym s left join app_user u on u.id = s.updated_by
    where ${where} order by s.revision desc limit ${size} offset ${(current - 1) * size}`.execute(db)
  return toPage({ records: rows.map(present), total: rows[0]?.total ?? 0, current, size })
}

const present = (row: Row): adminDictionary.Synonym => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  oneWay: row.one_way,
  misspelt: row.misspelt,
  pinyin: row.pinyin,
  note: row.note,
  enabled: row.enabled,
  revision: row.revision,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.nickname ?? '',
})
