import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { setHeat } from '../../kernel/heat.ts'
import type { JobPayloads } from '../../kernel/jobs.ts'
import { mentionsIn } from '../../kernel/rich-text.ts'
import { noteNewPiece, sendMessage } from '../messages/index.ts'
import { questionHeat } from './heat.ts'
import { QUESTION_LIST_TAG, questionTag } from './question-scope.ts'

/** Tells every process what changed, lists included. */
export const announceQuestion = (deps: Deps, questionId: string) =>
  deps.invalidation.publish([questionTag(questionId), QUESTION_LIST_TAG])

/** Says it again, for when the process that made the change died before it could, and tells those whom the text names. */
export async function followQuestionChange(deps: Deps, { questionId }: JobPayloads['question.changed']) {
  await announceQuestion(deps, questionId)
  await deps.db.transaction().execute((tx) => noteNewPiece(tx, questionId))
  const { rows } = await sql<Named>`
    select q.author_id, q.question_type, q.title, q.excerpt, q.content_doc, u.nickname
    from question q join app_user u on u.id = q.author_id
    where q.id = ${questionId} and q.status = 'published'`.execute(deps.db)
  const piece = rows[0]
  const to = piece ? mentionsIn(piece.content_doc) : []
  if (!piece || to.length === 0) return
  await deps.db.transaction().execute(async (tx) => {
    const { rows: known } = await sql<{ id: string }>`select id from app_user where id = any(${to}::bigint[])`.execute(
      tx,
    )
    await sendMessage(tx, {
      to: known.map(({ id }) => id),
      kind: 'mentioned',
      actorId: piece.author_id,
      type: piece.question_type === 0 ? 'QUESTION' : 'TOPIC',
      refId: questionId,
      title: `${piece.nickname} 在${piece.question_type === 0 ? '问题' : '文章'}中提到了您`,
      content: `《${piece.title}》${piece.excerpt}`,
      cause: `mention:question:${questionId}`,
    })
  })
}

type Named = {
  author_id: string
  question_type: number
  title: string
  excerpt: string
  content_doc: unknown
  nickname: string
}

/** Moves a piece to its new place in the hot lists. */
export async function refreshQuestionHeat({ db }: Deps, { questionId }: JobPayloads['question.heat']) {
  const piece = await db
    .selectFrom('question')
    .select(['view_count', 'like_count', 'collect_count', 'answer_count', 'comment_count', 'published_at'])
    .where('id', '=', questionId)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!piece?.published_at) return
  const heat = questionHeat({
    viewCount: Number(piece.view_count),
    likeCount: piece.like_count,
    collectCount: piece.collect_count,
    answerCount: piece.answer_count,
    commentCount: piece.comment_count,
    publishedAt: piece.published_at,
  })
  await setHeat(db, 'question', questionId, heat)
}
