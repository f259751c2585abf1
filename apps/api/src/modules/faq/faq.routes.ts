import { faq } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { resultOf, serialiseResult, type Serialised } from '../../kernel/serialise.ts'
import { TAXONOMY_TAG } from '../sections/index.ts'
import { faqAdminRoutes } from './faq-admin.routes.ts'
import { FAQ_LIST_TAG } from './faq-scope.ts'
import { listFaqs } from './list-faqs.ts'
import { markFaq } from './mark-faq.ts'
import { readMarks, readPublicFaq } from './read-faq.ts'

export const faqRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  await app.register(faqAdminRoutes, { deps })

  route(app, faq.listFaqs, ({ body }) => {
    const load = async () => ({
      value: serialiseResult(faq.listFaqs, await listFaqs(deps, body)),
      tags: [FAQ_LIST_TAG, TAXONOMY_TAG],
    })
    return deps.cache.get(`faqs:${JSON.stringify(body)}`, load) as Serialised | Promise<Serialised>
  })

  route(app, faq.getFaq, ({ params, request: { actor } }) => {
    const shared = readPublicFaq(deps, params.id)
    return actor.kind === 'visitor' ? shared : withOwnMarks(actor, params.id, shared)
  })
  const withOwnMarks = async (member: Member, id: string, shared: Serialised | Promise<Serialised>) => ({
    ...resultOf(faq.getFaq, await shared),
    ...(await readMarks(deps, member, id)),
  })

  const like = async (member: Member, id: string, on: boolean) => ({
    liked: on,
    likeCount: await markFaq(deps, member, id, 'like', on),
  })
  const collect = async (member: Member, id: string, on: boolean) => ({
    collected: on,
    collectCount: await markFaq(deps, member, id, 'collect', on),
  })
  route(app, faq.likeFaq, ({ params, request }) => like(request.member(), params.id, true))
  route(app, faq.unlikeFaq, ({ params, request }) => like(request.member(), params.id, false))
  route(app, faq.collectFaq, ({ params, request }) => collect(request.member(), params.id, true))
  route(app, faq.uncollectFaq, ({ params, request }) => collect(request.member(), params.id, false))
}
