import { dynamics, focus, profiles } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { profilePolicy } from '../../policies/profile.policy.ts'
import { findPerson } from './find-person.ts'
import { followPerson, unfollowPerson } from './follow-person.ts'
import { listCollects } from './list-collects.ts'
import { listDynamicsOf, listFollowedDynamics, type Family } from './list-dynamics.ts'
import { EMPTY_HIDDEN, listPeople, type PageRequest } from './list-people.ts'
import { readProfile } from './read-profile.ts'
import { updateProfile } from './update-profile.ts'

export const peopleRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  /** Another's list, or that it is hidden; who is not there has none. */
  const ifShown = async <T>(
    member: Member,
    id: string,
    rule: keyof typeof profilePolicy,
    { size }: PageRequest,
    list: () => Promise<T>,
  ) => (profilePolicy[rule](member, await findPerson(deps, id)) ? list() : { ...EMPTY_HIDDEN, size })

  route(app, profiles.getProfile, ({ params, request }) => readProfile(deps, request.member(), params.id))
  route(app, profiles.updateMine, async ({ body, request }) => {
    const member = request.member()
    await updateProfile(deps, member, body)
    return readProfile(deps, member, member.id)
  })
  route(app, profiles.listMyCollects, ({ query, request }) => listCollects(deps, request.member().id, query))
  route(app, profiles.listCollectsOf, ({ params, query, request }) =>
    ifShown(request.member(), params.id, 'seeCollects', query, () => listCollects(deps, params.id, query)),
  )

  for (const [mine, others, direction] of [
    [focus.listMyFocus, focus.listFocusOf, 'following'],
    [focus.listMyFollowers, focus.listFollowersOf, 'followers'],
  ] as const) {
    route(app, mine, ({ query, request }) => {
      const member = request.member()
      return listPeople(deps, member, { ownerId: member.id, direction }, query)
    })
    route(app, others, ({ params, query, request }) => {
      const member = request.member()
      const list = () => listPeople(deps, member, { ownerId: params.id, direction }, query)
      return ifShown(member, params.id, 'seeFollows', query, list)
    })
  }
  route(app, focus.addUserFocus, ({ body, request }) => followPerson(deps, request.member(), body.userId))
  route(app, focus.cancelUserFocus, ({ params, request }) => unfollowPerson(deps, request.member(), params.id))

  const families = [
    [dynamics.listMyDynamics, dynamics.listDynamicsOf, 'all'],
    [dynamics.listMyPosts, dynamics.listPostsOf, 'posts'],
    [dynamics.listMyReplies, dynamics.listRepliesOf, 'replies'],
  ] as const satisfies readonly [unknown, unknown, Family][]
  for (const [mine, others, family] of families) {
    route(app, mine, ({ query, request }) => {
      const list = query.of === 'followed' ? listFollowedDynamics : listDynamicsOf
      return list(deps, request.member().id, { ...query, family })
    })
    route(app, others, ({ params, query, request }) =>
      ifShown(request.member(), params.id, 'seeDynamics', query, () =>
        listDynamicsOf(deps, params.id, { ...query, family }),
      ),
    )
  }
}
