import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue, type JobPayloads } from '../../kernel/jobs.ts'
import { sendMessage } from '../messages/index.ts'
import { announceQuestion } from '../questions/index.ts'

/** A burst of answers moves the question in the hot lists, and into the search index, once. */
const SETTLE_SECONDS = 5

type Row = {
  question_id: string
  author_id: string
  nickname: string
  excerpt: string
  mention_ids: string[]
  asker_id: string
  question_type: number
  title: string
}

async function readAnswer({ db }: Deps, answerId: string) {
  const { rows } = await sql<Row>`
    select a.question_id, a.author_id, u.nickname, a.excerpt, q.author_id as asker_id, q.question_type, q.title,
      array(select id from app_user where id = any(a.mention_ids)) as mention_ids
    from answer a join question q on q.id = a.question_id join app_user u on u.id = a.author_id
    where a.id = ${answerId} and a.status = 'published' and q.status = 'published'`.execute(db)
  return rows[0]
}

/** Readers see a new answer: the asker is told, and whom it names; nobody twice, and nobody of himself. */
export async function followAnswer(deps: Deps, { answerId }: JobPayloads['answer.published']) {
  const answer = await readAnswer(deps, answerId)
  if (!answer) return
  const questionId = answer.question_id
  await announceQuestion(deps, questionId)
  const isQuestion = answer.question_type === 0
  const about = {
    type: isQuestion ? ('QUESTION' as const) : ('TOPIC' as const),
    refId: questionId,
    answerId,
    actorId: answer.author_id,
    content: `《${answer.title}》${answer.excerpt}`,
  }
  await deps.db.transaction().execute(async (tx) => {
    await sendMessage(tx, {
      ...about,
      to: [answer.asker_id],
      kind: 'answered',
      title: `${answer.nickname} ${isQuestion ? '回答了您的问题' : '评论了您的文章'}`,
      cause: `answer:${answerId}`,
    })
    await sendMessage(tx, {
      ...about,
      to: answer.mention_ids.filter((id) => id !== answer.asker_id),
      kind: 'mentioned',
      title: `${answer.nickname} 在${isQuestion ? '回答' : '评论'}中提到了您`,
      cause: `mention:answer:${answerId}`,
    })
    const options = (name: string) => ({ key: `${name}:${questionId}`, delaySeconds: SETTLE_SECONDS })
    await enqueue(tx, 'question.heat', { questionId }, options('question.heat'))
    await enqueue(tx, 'question.changed', { questionId }, options('question.changed'))
  })
}

/** Its author is told that it was adopted; once, however often the asker changes his mind. */
export async function followAdoption(deps: Deps, { answerId }: JobPayloads['answer.adopted']) {
  const answer = await readAnswer(deps, answerId)
  if (!answer) return
  await announceQuestion(deps, answer.question_id)
  await deps.db.transaction().execute(async (tx) => {
    await sendMessage(tx, {
      to: [answer.author_id],
      actorId: answer.asker_id,
      kind: 'bestAnswer',
      type: 'QUESTION',
      refId: answer.question_id,
      answerId,
      title: '您的回答被采纳为最佳答案',
      content: `《${answer.title}》${answer.excerpt}`,
      cause: `best:${answerId}`,
    })
    await enqueue(tx, 'question.changed', { questionId: answer.question_id })
  })
}
