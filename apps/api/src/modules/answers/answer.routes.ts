import { answers, DEFAULT_PAGE_SIZE } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { keyOf } from '../../kernel/once.ts'
import { route } from '../../kernel/route.ts'
import { serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { markFaq } from '../faq/index.ts'
import { questionTag } from '../questions/index.ts'
import { withAnswerFiles } from './answer-files.ts'
import { createAnswer } from './create-answer.ts'
import { listAnswers } from './list-answers.ts'
import { markAnswer } from './mark-answer.ts'
import { answersForMember } from './own-answers.ts'
import { readAnswer } from './read-answer.ts'
import { setBestAnswer } from './set-best-answer.ts'
import { updateAnswer } from './update-answer.ts'

export const answerRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const pageOf = async (body: answers.AnswerListRequest) => {
    const found = await listAnswers(deps, body)
    if (!found) throw new AppError('question.not_found')
    const { page, question } = found
    return { question, page: { ...page, records: await withAnswerFiles(deps, page.records) } }
  }

  route(app, answers.listPublicAnswers, ({ body }) => {
    const load = async () => ({
      value: serialiseResult(answers.listPublicAnswers, (await pageOf(body)).page),
      tags: [questionTag(body.questionId)],
    })
    return deps.cache.get(`answers:${JSON.stringify(body)}`, load) as Serialised | Promise<Serialised>
  })

  route(app, answers.listAnswers, async ({ body, request }) => {
    const { page, question } = await pageOf(body)
    const subject = { id: body.questionId, questionType: question.questionType, author: { id: question.authorId } }
    const own = await answersForMember(
      deps,
      request.member(),
      subject,
      page.records,
      sql<{ own: boolean }>`true as own`,
    )
    // Waiting ones stand before the first page, for their author alone.
    return { ...page, records: body.cursor ? own.shown : [...own.waiting, ...own.shown] }
  })

  route(app, answers.listBestAnswers, ({ body: { questionId } }) => {
    const load = async () => {
      const { page } = await pageOf({ questionId, size: DEFAULT_PAGE_SIZE, sort: 'hot' })
      const best = page.records.find((answer) => answer.isBest) ?? null
      const top = page.records.filter((answer) => !answer.isBest).slice(0, answers.TOP_ANSWERS)
      return { value: serialiseResult(answers.listBestAnswers, { best, top }), tags: [questionTag(questionId)] }
    }
    return deps.cache.get(`best-answers:${questionId}`, load) as Serialised | Promise<Serialised>
  })

  route(app, answers.getAnswer, ({ params, request }) => readAnswer(deps, request.actor, params.id))
  route(app, answers.createAnswer, ({ body, request }) =>
    createAnswer(deps, request.member(), body, { key: keyOf(request), call: 'createAnswer', input: body }),
  )
  route(app, answers.updateAnswer, ({ params, body, request }) => updateAnswer(deps, request.member(), params.id, body))
  route(app, answers.setBestAnswer, ({ params, request }) => setBestAnswer(deps, request.member(), params.id))

  const like = async (member: Member, id: string, type: 'QUESTION' | 'TOPIC' | 'FAQ', on: boolean) => ({
    liked: on,
    likeCount:
      type === 'FAQ'
        ? await markFaq(deps, member, id, 'like', on)
        : await markAnswer(deps, member, id, 'like', on, type),
  })
  route(app, answers.likeAnswer, ({ params, request }) => like(request.member(), params.id, params.type, true))
  route(app, answers.unlikeAnswer, ({ params, request }) => like(request.member(), params.id, params.type, false))
}
