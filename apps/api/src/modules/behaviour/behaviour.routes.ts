import { behaviour } from '@kms/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { createBatchBuffer } from '../../kernel/batch-buffer.ts'
import { writeClicks, type SearchClick } from '../search/index.ts'
import { createBehaviourBuffer } from './behaviour-buffer.ts'
import { callerOf } from '../../kernel/caller-hash.ts'
import type { BehaviourKind } from './behaviour-event.ts'
import { noteActs, type PaidAct } from './note-acts.ts'
import { isCountable } from './countable.ts'
import { writeEvents } from './write-events.ts'

/** Telemetry by GET, as the specification has it: answers at once, asks no engine, changes nothing that anybody relies on. */
export const behaviourRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const buffer = createBehaviourBuffer({ write: (events) => writeEvents(deps.db, events), log: deps.log })
  const clicks = createBatchBuffer<SearchClick>({
    write: (batch) => writeClicks(deps.db, batch),
    log: deps.log,
    what: 'opened search results',
  })
  const acts = createBatchBuffer<PaidAct>({
    write: (batch) => noteActs(deps.db, batch),
    log: deps.log,
    what: 'acts that earn points',
  })
  app.addHook('onClose', async () => {
    await buffer.close()
    await acts.close()
    await clicks.close()
  })
  const key = deps.config.TOKEN_KEYS[0]?.d ?? ''

  function note(request: FastifyRequest, objectId: string, kinds: Partial<Record<BehaviourKind, number>>) {
    if (!isCountable(request.headers)) return { accepted: false }
    const [caller, at] = [callerOf(request, key), new Date()]
    for (const [kind, seconds] of Object.entries(kinds)) {
      buffer.add({ kind: kind as BehaviourKind, objectId, caller, seconds, at })
    }
    return { accepted: true }
  }

  /** Bounded by the daily caps of the rules: what a caller says of his own reading is believed no further. */
  function noteAct(request: FastifyRequest, rule: PaidAct['rule'], source: PaidAct['source'], id: string) {
    const { actor } = request
    if (actor.kind === 'member' && isCountable(request.headers)) acts.add({ userId: actor.id, rule, source, id })
  }

  function noteClick(
    source: SearchClick['source'],
    objectId: string,
    { search, position, solved = false }: behaviour.FromSearch,
  ) {
    if (search && position) clicks.add({ searchId: search, at: new Date(), source, objectId, position, solved })
  }

  route(app, behaviour.clickSection, ({ params, request }) => note(request, params.id, { clickSection: 0 }))
  route(app, behaviour.clickBanner, ({ body, request }) => note(request, body.bannerId, { clickBanner: 0 }))
  // Who leaves has also read: the word of opening may have been lost.
  route(app, behaviour.readFaq, ({ params: { a, b }, query, request }) => {
    const noted = note(request, a, { readFaq: 0, ...(b > 0 && { stayFaq: b }) })
    if (noted.accepted && b === 0) noteClick('faq', a, query)
    if (b >= behaviour.PAID_STAY_SECONDS) noteAct(request, 'readFaq', 'faq', a)
    return noted
  })
  route(app, behaviour.readQuestion, ({ params: { a, b }, query, request }) => {
    const noted = note(request, a, { readQuestion: 0, ...(b > 0 && { stayQuestion: b }) })
    if (noted.accepted && b === 0) noteClick('question', a, query)
    return noted
  })
  route(app, behaviour.shareFaq, ({ params, request }) => {
    noteAct(request, 'share', 'faq', params.id)
    return note(request, params.id, { shareFaq: 0 })
  })
  route(app, behaviour.shareQuestion, ({ params, request }) => {
    noteAct(request, 'share', 'question', params.id)
    return note(request, params.id, { shareQuestion: 0 })
  })
}
