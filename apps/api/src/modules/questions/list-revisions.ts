import type { questions } from '@kms/contract'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** The newest ones are what anybody compares. */
const MOST = 50

const COLUMNS = {
  title: 'title',
  content: 'content_html',
  section: 'section_id',
  tags: 'tag_ids',
  catalogueCodes: 'catalogue_codes',
} as const satisfies Record<questions.RevisionChange, string>
const CHANGES = Object.entries(COLUMNS) as [questions.RevisionChange, string][]

type Row = { number: number; edition: number; title: string; editor_name: string; created_at: Date; changes: string[] }

/** The versions that readers have seen, newest first, with what each of them changed. */
export async function listRevisions({ db }: Deps, questionId: string): Promise<questions.QuestionRevision[]> {
  const changed = CHANGES.map(
    ([change, column]) =>
      sql`case when ${sql.ref(column)} is distinct from lag(${sql.ref(column)}) over versions then ${sql.lit(change)} end`,
  )
  const { rows } = await sql<Row>`
    select r.number, r.edition::int, r.title, u.nickname as editor_name, r.created_at,
      case when r.edition = 1 then '{}' else array_remove(r.changes, null) end as changes
    from (
      select number, title, editor_id, created_at, row_number() over versions as edition,
        array[${sql.join(changed)}]::text[] as changes
      from question_revision where question_id = ${questionId} window versions as (order by number)
    ) r join app_user u on u.id = r.editor_id
    order by r.number desc limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ number, edition, title, editor_name, created_at, changes }) => ({
    number,
    edition,
    title,
    editorName: editor_name,
    createdAt: created_at.toISOString(),
    changes: changes as questions.RevisionChange[],
  }))
}
