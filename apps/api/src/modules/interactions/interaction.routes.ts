import { interactions } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { markAnswer } from '../answers/index.ts'
import { markFaq } from '../faq/index.ts'
import { markQuestion } from '../questions/index.ts'

type Marker = (deps: Deps, member: Member, id: string, mark: 'like' | 'collect', on: boolean) => Promise<number>

/** The contract's closed list decides what can be named here; a question and an article are the same kind of thing. */
const MARKERS: Record<interactions.InteractionType, Marker> = {
  faq: markFaq,
  question: markQuestion,
  topic: markQuestion,
  answer: markAnswer,
}

/** Like and collect under the generic address. */
export const interactionRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, interactions.likeByType, async ({ params: { type, id }, request }) => ({
    liked: true,
    likeCount: await MARKERS[type](deps, request.member(), id, 'like', true),
  }))
  route(app, interactions.collectByType, async ({ params: { type, id }, request }) => ({
    collected: true,
    collectCount: await MARKERS[type](deps, request.member(), id, 'collect', true),
  }))
}
