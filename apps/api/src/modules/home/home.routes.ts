import { home } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Actor } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { refuseTooDeep, toPage } from '../../kernel/paging.ts'
import { route } from '../../kernel/route.ts'
import { withFocus } from '../people/index.ts'
import { followedBy } from '../subscriptions/index.ts'
import { loadBigshots, pickBigshots } from './bigshots.ts'
import { homeAdminRoutes } from './console/home-admin.routes.ts'
import { listHotUsers } from './ranks.ts'
import { readBoard, readBoardAs } from './read-board.ts'

const NO_TAGS: ReadonlySet<string> = new Set()

export const homeRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  await app.register(homeAdminRoutes, { deps })

  const tagsOf = async (actor: Actor) =>
    actor.kind === 'member' ? (await followedBy(deps.db, actor.id)).tagIds : NO_TAGS

  route(app, home.getHomeBoard, ({ params, query, request: { actor } }) => {
    const shared = readBoard(deps, { site: params.x, withTexts: query.notices === 'full' })
    return actor.kind === 'visitor' ? shared : readBoardAs(deps, actor, shared)
  })

  route(app, home.listBigshots, async ({ query: { current, size, cursor }, request }) => {
    refuseTooDeep({ current, size, cursor })
    const all = await loadBigshots(deps)
    const first = (current - 1) * size
    const records = await withFocus(deps, request.actor, all.slice(first, first + size))
    return toPage({ records, total: all.length, current, size })
  })
  route(app, home.pickBigshots, async ({ params, request }) =>
    withFocus(deps, request.actor, pickBigshots(await loadBigshots(deps), await tagsOf(request.actor), params.n)),
  )
  route(app, home.listHotUsers, ({ query }) => listHotUsers(deps, query.period))
}
