import { richTextOf } from '@kms/api/kernel/rich-text'
import { questionHeat } from '@kms/api/modules/questions/heat'
import { faqSearchTerms } from '@kms/api/modules/search/search-terms'
import type { Db, Tx } from '@kms/db'
import { sql } from 'kysely'
import { settleQuestions } from '../settle-questions.ts'
import { pieces, type DemoPiece } from './read-questions.ts'

/** Questions and articles with answers and comments, in one transaction. Running it again restores the texts and keeps readers' counts. */
export async function writeQuestions(db: Db): Promise<{ pieces: number; answers: number }> {
  const answers = pieces.flatMap((piece) => piece.answers.map((answer) => ({ ...answer, questionId: piece.id })))
  const comments = answers.flatMap((answer) =>
    answer.comments.map((comment) => ({ ...comment, answerId: answer.id, questionId: answer.questionId })),
  )
  await db.transaction().execute(async (tx) => {
    for (const piece of pieces) await writePiece(tx, piece)
    // One best answer per question: the old one goes before the new one comes.
    const ids = pieces.map((piece) => piece.id)
    await sql`update answer set is_best = false where question_id = any(${ids}::bigint[]) and is_best`.execute(tx)
    for (const answer of answers) await writeAnswer(tx, answer)
    await tx
      .insertInto('answer_comment')
      .values(
        comments.map((comment) => ({
          id: comment.id,
          answer_id: comment.answerId,
          question_id: comment.questionId,
          author_id: comment.authorId,
          status: 'published' as const,
          content: comment.content,
          mention_ids: comment.mentionIds,
          created_at: comment.createdAt,
        })),
      )
      .onConflict((oc) => oc.column('id').doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })))
      .execute()
    await settleQuestions(tx, ids)
  })
  return { pieces: pieces.length, answers: answers.length }
}

async function writePiece(tx: Tx, piece: DemoPiece) {
  const text = richTextOf({ content: piece.html, doc: null })
  const terms = faqSearchTerms({ title: piece.title, conclusion: text.excerpt, catalogueCodes: piece.catalogueCodes })
  const heat = questionHeat({
    ...piece,
    collectCount: 0,
    answerCount: piece.answers.length,
    commentCount: piece.answers.reduce((sum, answer) => sum + answer.comments.length, 0),
  })
  await sql`
    insert into question (id, author_id, question_type, status, edition, title, excerpt, content_html, section_id, tag_ids,
      catalogue_codes, view_count, like_count, heat, search_terms, published_at, created_at, updated_at)
    values (${piece.id}, ${piece.authorId}, ${piece.questionType}, 'published', 1, ${piece.title}, ${text.excerpt}, ${text.html},
      ${piece.sectionId}, ${piece.tagIds}::bigint[], ${piece.catalogueCodes}::text[], ${piece.viewCount}, ${piece.likeCount},
      ${heat}, array_to_tsvector(${terms}::text[]), ${piece.publishedAt}, ${piece.publishedAt}, ${piece.publishedAt})
    on conflict (id) do update set
      status = 'published', title = excluded.title, excerpt = excluded.excerpt, content_html = excluded.content_html,
      section_id = excluded.section_id, tag_ids = excluded.tag_ids, catalogue_codes = excluded.catalogue_codes,
      search_terms = excluded.search_terms,
      version = question.version + (case when (question.status, question.title, question.content_html, question.section_id, question.tag_ids)
        is distinct from ('published', excluded.title, excluded.content_html, excluded.section_id, excluded.tag_ids) then 1 else 0 end)`.execute(
    tx,
  )
}

type DemoAnswer = DemoPiece['answers'][number] & { questionId: string }

async function writeAnswer(tx: Tx, answer: DemoAnswer) {
  const text = richTextOf({ content: answer.html, doc: null })
  await sql`
    insert into answer (id, question_id, author_id, status, is_best, content_html, excerpt, like_count, published_at, created_at)
    values (${answer.id}, ${answer.questionId}, ${answer.authorId}, 'published', ${answer.isBest}, ${text.html}, ${text.excerpt},
      ${answer.likeCount}, ${answer.publishedAt}, ${answer.publishedAt})
    on conflict (id) do update set status = 'published', is_best = excluded.is_best, content_html = excluded.content_html,
      excerpt = excluded.excerpt`.execute(tx)
}
