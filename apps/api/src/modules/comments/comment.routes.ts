import { comments, type Page } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { keyOf } from '../../kernel/once.ts'
import { route } from '../../kernel/route.ts'
import { resultOf, serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { questionTag } from '../questions/index.ts'
import { createComment } from './create-comment.ts'
import { listAtUsers } from './list-at-users.ts'
import { commentsForMember, listComments } from './list-comments.ts'
import { readComment } from './read-comment.ts'
import { updateComment } from './update-comment.ts'

export const commentRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const shared = (body: comments.CommentListRequest) =>
    deps.cache.get(`comments:${JSON.stringify(body)}`, async () => {
      const { page, questionId } = await listComments(deps, body)
      return { value: serialiseResult(comments.listComments, page), tags: [questionTag(questionId)] }
    }) as Serialised | Promise<Serialised>
  const asSeenBy = async (
    member: Member,
    body: comments.CommentListRequest,
    page: Serialised | Promise<Serialised>,
  ): Promise<Page<comments.Comment>> =>
    commentsForMember(deps, member, body, resultOf(comments.listComments, await page))

  route(app, comments.listComments, ({ body, request: { actor } }) =>
    actor.kind === 'visitor' ? shared(body) : asSeenBy(actor, body, shared(body)),
  )
  route(app, comments.getComment, ({ params, request }) => readComment(deps, request.actor, params.id))
  route(app, comments.createComment, ({ body, request }) =>
    createComment(deps, request.member(), body, { key: keyOf(request), call: 'createComment', input: body }),
  )
  route(app, comments.updateComment, ({ params, body, request }) =>
    updateComment(deps, request.member(), params.id, body),
  )
  route(app, comments.listAtUsers, ({ body, request }) => listAtUsers(deps, request.member(), body))
}
