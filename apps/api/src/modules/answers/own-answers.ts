import type { answers } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import type { QuestionSubject } from '../../policies/question.policy.ts'
import { ANSWER_COLUMNS, type AnswerRow } from './answer.columns.ts'
import { withAnswerFiles } from './answer-files.ts'
import { permissionsOf, presentAnswer } from './answer.presenter.ts'

/** More than that of one's own waiting below one question is no conversation. */
const MOST_WAITING = 5

type Change = Pick<answers.Answer, 'id' | 'change' | 'reason'>
type Row = Omit<AnswerRow, 'id'> & {
  id: string | null
  liked_ids: string[]
  collected_ids: string[]
  changes: Change[]
}
type Question = { id: string; questionType: number; author: { id: string } }

/**
 * Answers as this member sees them: his marks, what he may do, and his own that readers don't see yet. One statement, which
 * brings along whatever columns the caller needs too.
 */
export async function answersForMember<Extra extends object>(
  deps: Deps,
  member: Member,
  { id: questionId, questionType, author }: Question,
  shown: readonly answers.Answer[],
  extra: RawBuilder<Extra>,
) {
  const ids = shown.map((answer) => answer.id)
  const marked = (table: string) =>
    sql`array(select answer_id from ${sql.table(table)} where user_id = ${member.id} and answer_id = any(${ids}::bigint[]))`
  const { rows } = await sql<Row & Extra>`
    select own.*, waiting.*
    from (
      select ${marked('answer_like')} as liked_ids, ${marked('answer_collect')} as collected_ids, array(
        select jsonb_build_object('id', id::text, 'change', waiting_state, 'reason', nullif(return_reason, '')) from answer
        where id = any(${ids}::bigint[]) and author_id = ${member.id} and waiting_state <> 'none'
      ) as changes, ${extra}
    ) own
    left join lateral (
      select ${ANSWER_COLUMNS}, ${AUTHOR_COLUMNS} from answer a join app_user u on u.id = a.author_id
      where a.author_id = ${member.id} and a.question_id = ${questionId} and a.status in ('pending', 'returned')
      order by a.id desc limit ${sql.lit(MOST_WAITING)}
    ) waiting on true`.execute(deps.db)
  const own = rows[0] as Row & Extra
  const question: QuestionSubject = { authorId: author.id, status: 'published', questionType }
  return {
    shown: shown.map((answer) => ({
      ...answer,
      ...own.changes.find(({ id }) => id === answer.id),
      liked: own.liked_ids.includes(answer.id),
      collected: own.collected_ids.includes(answer.id),
      can: permissionsOf(member, { authorId: answer.author.id, status: 'published', question }),
    })),
    waiting: await withAnswerFiles(
      deps,
      rows
        .filter((row): row is Row & Extra & { id: string } => row.id !== null)
        .map((row) => presentAnswer(row, member, question)),
    ),
    extra: own as Extra,
  }
}
