import { questions, type answers, type Page } from '@kms/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { AUTHOR_COLUMNS } from '../../kernel/public-user.ts'
import { resultOf, serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import type { QuestionSubject } from '../../policies/question.policy.ts'
import { withAddresses } from '../files/index.ts'
import { loadTaxonomy, TAXONOMY_TAG } from '../sections/index.ts'
import { findCanonical } from './merge/find-canonical.ts'
import { CARD_COLUMNS, type QuestionDetailRow } from './question.columns.ts'
import { permissionsOf, presentDetail, subjectOf } from './question.presenter.ts'
import { questionTag } from './question-scope.ts'

/** What a question's page needs of the answers module; app.ts joins them. */
export type AnswersPort = {
  /** The first page: a column of a statement on the question `q`, and what readers get of the value that it had. */
  firstPage: {
    column: RawBuilder<unknown>
    present(value: unknown, question: QuestionSubject, total: number): Page<answers.Answer>
  }
  /**
   * The same answers with what is this member's own, his own waiting ones, and in the same statement the columns asked for
   * beside them.
   */
  forMember<Extra extends object>(
    deps: Deps,
    member: Member,
    question: { id: string; questionType: number; author: { id: string } },
    shown: readonly answers.Answer[],
    extra: RawBuilder<Extra>,
  ): Promise<{ shown: answers.Answer[]; waiting: answers.Answer[]; extra: Extra }>
}

/** A published piece as every visitor sees it, from the cache while it is unchanged. One statement. */
export const readPublicQuestion = (
  deps: Deps,
  answersPort: AnswersPort,
  id: string,
): Serialised | Promise<Serialised> =>
  deps.cache.get(`question:${id}`, async () => {
    const row = await findQuestion(deps, id, answersPort.firstPage.column)
    if (!row) return readCanonical(deps, answersPort, id)
    const subject = { authorId: row.author_id, status: 'published', questionType: row.question_type } as const
    const firstAnswers = answersPort.firstPage.present(row.first_answers, subject, row.answer_count)
    const detail = await withShownFiles(deps, presentDetail(row, await loadTaxonomy(deps), firstAnswers))
    return { value: serialiseResult(questions.getQuestionDetail, detail), tags: [questionTag(id), TAXONOMY_TAG] }
  }) as Serialised | Promise<Serialised>

/** The piece that this one was merged into, kept under both numbers. */
async function readCanonical(deps: Deps, answersPort: AnswersPort, id: string) {
  const canonical = await findCanonical(deps.db, id)
  if (!canonical) throw new AppError('question.not_found')
  const detail = resultOf(questions.getQuestionDetail, await readPublicQuestion(deps, answersPort, canonical))
  return {
    value: serialiseResult(questions.getQuestionDetail, { ...detail, mergedInto: canonical }),
    tags: [questionTag(id), questionTag(canonical), TAXONOMY_TAG],
  }
}

/** The question's files and its answers' together. */
async function withShownFiles(deps: Deps, detail: questions.QuestionDetail): Promise<questions.QuestionDetail> {
  const { records } = detail.answers
  const [content = '', ...shown] = await withAddresses(deps, [
    { type: 'question', id: detail.id, html: detail.content },
    ...records.map(({ id, content: html }) => ({ type: 'answer' as const, id, html })),
  ])
  const filled = records.map((answer, index) => ({ ...answer, content: shown[index] ?? '' }))
  return { ...detail, content, answers: { ...detail.answers, records: filled } }
}

async function findQuestion({ db }: Deps, id: string, firstAnswers: RawBuilder<unknown>) {
  const { rows } = await sql<QuestionDetailRow & { first_answers: unknown }>`
    select ${CARD_COLUMNS}, q.content_html, q.edition, ${AUTHOR_COLUMNS}, ${firstAnswers} as first_answers
    from question q join app_user u on u.id = q.author_id
    where q.id = ${id} and q.status = 'published'`.execute(db)
  return rows[0]
}

/** The public view with the member's own marks and permissions over it: one statement more. */
export async function readQuestionAs(
  deps: Deps,
  answersPort: AnswersPort,
  member: Member,
  shared: Serialised | Promise<Serialised>,
): Promise<questions.QuestionDetail> {
  const detail = resultOf(questions.getQuestionDetail, await shared)
  const ownMarks = sql<{ liked: boolean; collected: boolean }>`
    exists (select 1 from question_like where user_id = ${member.id} and question_id = ${detail.id}) as liked,
    exists (select 1 from question_collect where user_id = ${member.id} and question_id = ${detail.id}) as collected`
  const own = await answersPort.forMember(deps, member, detail, detail.answers.records, ownMarks)
  return {
    ...detail,
    answers: { ...detail.answers, records: own.shown },
    ownWaiting: own.waiting,
    liked: own.extra.liked,
    collected: own.extra.collected,
    can: permissionsOf(member, subjectOf(detail)),
  }
}
