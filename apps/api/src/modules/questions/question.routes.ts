import { questions, type Result } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Actor, Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { keyOf } from '../../kernel/once.ts'
import { route } from '../../kernel/route.ts'
import { serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import type { SearchLog } from '../search/index.ts'
import { TAXONOMY_TAG } from '../sections/index.ts'
import { deleteQuestion } from './delete-question.ts'
import { listQuestionDrafts } from './list-question-drafts.ts'
import { listQuestions } from './list-questions.ts'
import { markQuestion } from './mark-question.ts'
import { publishQuestion, publishQuestionUpdate } from './publish-question.ts'
import { questionAdminRoutes } from './question-admin.routes.ts'
import { QUESTION_LIST_TAG } from './question-scope.ts'
import { readOwnQuestion } from './read-own-question.ts'
import { readPublicQuestion, readQuestionAs, type AnswersPort } from './read-question.ts'
import { createQuestionDraft, saveQuestionDraft } from './save-question-draft.ts'
import { askedOf, listInPages, searchByWords } from './search-questions.ts'

/** 推荐 and 关注, which are made from more than questions. */
type FeedsPort = (deps: Deps, actor: Actor, request: questions.QuestionFeedRequest) => FeedAnswer
type FeedAnswer = Serialised | Promise<Serialised | Result<typeof questions.listQuestions>>
type Options = { deps: Deps; answers: AnswersPort; listFeed: FeedsPort; searchLog: SearchLog }

export const questionRoutes: FastifyPluginAsync<Options> = async (app, { deps, answers, listFeed, searchLog }) => {
  await app.register(questionAdminRoutes, { deps })

  const tags = [QUESTION_LIST_TAG, TAXONOMY_TAG]
  route(app, questions.searchQuestions, async ({ body, request }) => {
    if (body.keyword) {
      const began = performance.now()
      const asked = askedOf(body)
      const { result, outcome } = await searchByWords(deps, body, asked)
      searchLog.note(request, asked, began, outcome)
      return result
    }
    const load = async () => ({
      value: serialiseResult(questions.searchQuestions, await listInPages(deps, body)),
      tags,
    })
    return deps.cache.get(`questions:${JSON.stringify(body)}`, load) as Serialised | Promise<Serialised>
  })
  route(app, questions.listQuestions, ({ body, request }) => {
    if (body.feed) return listFeed(deps, request.actor, body)
    const load = async () => ({
      value: serialiseResult(questions.listQuestions, await listQuestions(deps, body)),
      tags,
    })
    return deps.cache.get(`question-feed:${JSON.stringify(body)}`, load) as Serialised | Promise<Serialised>
  })

  route(app, questions.getQuestionDetail, ({ params, request: { actor } }) => {
    const shared = readPublicQuestion(deps, answers, params.id)
    return actor.kind === 'visitor' ? shared : readQuestionAs(deps, answers, actor, shared)
  })
  route(app, questions.getOwnQuestion, ({ params, query, request }) =>
    readOwnQuestion(deps, request.member(), params.id, query),
  )
  route(app, questions.listQuestionDrafts, ({ query, request }) => listQuestionDrafts(deps, request.member(), query))

  route(app, questions.createQuestionDraft, ({ body, request }) =>
    createQuestionDraft(deps, request.member(), body, {
      key: keyOf(request),
      call: 'createQuestionDraft',
      input: body,
    }),
  )
  route(app, questions.saveQuestionDraft, ({ params, body: { revision, ...draft }, request }) =>
    saveQuestionDraft(deps, request.member(), params.id, draft, revision),
  )
  route(app, questions.publishQuestion, ({ body, request }) =>
    publishQuestion(deps, request.member(), body, { key: keyOf(request), call: 'publishQuestion', input: body }),
  )
  route(app, questions.publishQuestionUpdate, ({ params: { id }, body, request }) =>
    publishQuestionUpdate(deps, request.member(), id, body, {
      key: keyOf(request),
      call: `publishQuestionUpdate:${id}`,
      input: body,
    }),
  )
  route(app, questions.deleteQuestion, ({ params, request }) => deleteQuestion(deps, request.member(), params.id))

  const like = async (member: Member, id: string, on: boolean) => ({
    liked: on,
    likeCount: await markQuestion(deps, member, id, 'like', on),
  })
  const collect = async (member: Member, id: string, on: boolean) => ({
    collected: on,
    collectCount: await markQuestion(deps, member, id, 'collect', on),
  })
  route(app, questions.likeQuestion, ({ params, request }) => like(request.member(), params.id, true))
  route(app, questions.unlikeQuestion, ({ params, request }) => like(request.member(), params.id, false))
  route(app, questions.collectQuestion, ({ params, request }) => collect(request.member(), params.id, true))
  route(app, questions.uncollectQuestion, ({ params, request }) => collect(request.member(), params.id, false))
}
