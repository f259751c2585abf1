import { mySections } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { Member } from '../../kernel/actor.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { follow, unfollow } from './follow.ts'
import { followedBy, presentFollowed } from './followed.ts'
import { offerTo } from './offer.ts'

export const subscriptionRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const followedAndTaxonomy = async (member: Member) => ({
    followed: await followedBy(deps.db, member.id),
    taxonomy: await loadTaxonomy(deps),
  })

  route(app, mySections.subscribeSection, async ({ body, request }) => {
    await follow(deps, request.member(), { sectionIds: [body.sectionId] })
    return { subscribed: true }
  })
  route(app, mySections.unsubscribeSection, async ({ params, request }) => {
    await unfollow(deps, request.member(), 'section', params.id)
    return { subscribed: false }
  })

  route(app, mySections.listMySections, async ({ request }) => {
    const { followed, taxonomy } = await followedAndTaxonomy(request.member())
    return presentFollowed(taxonomy, followed).sections
  })
  route(app, mySections.listOtherSections, async ({ request }) => {
    const { followed, taxonomy } = await followedAndTaxonomy(request.member())
    return taxonomy.sections.filter(({ id }) => !followed.sectionIds.has(id))
  })
  route(app, mySections.listAllSectionsForMe, async ({ request }) => {
    const { followed, taxonomy } = await followedAndTaxonomy(request.member())
    const below = (parentId: string | null) =>
      taxonomy.childrenOf(parentId).map((section) => ({ ...section, subscribed: followed.sectionIds.has(section.id) }))
    return below(null).map((root) => ({ ...root, children: below(root.id) }))
  })

  route(app, mySections.saveFirstChoice, async ({ body, request }) =>
    presentFollowed(await loadTaxonomy(deps), await follow(deps, request.member(), body, true)),
  )
  route(app, mySections.offerFirstChoice, async ({ request }) => {
    const { followed, taxonomy } = await followedAndTaxonomy(request.member())
    const mine = presentFollowed(taxonomy, followed)
    return { ...offerTo(taxonomy, followed), mine, chosenBefore: followed.chosenBefore }
  })

  route(app, mySections.saveMyTags, async ({ body, request }) => {
    const followed = await follow(deps, request.member(), body)
    return presentFollowed(await loadTaxonomy(deps), followed).tags
  })
  route(app, mySections.deleteMyTag, async ({ params, request }) => {
    await unfollow(deps, request.member(), 'tag', params.id)
    const { followed, taxonomy } = await followedAndTaxonomy(request.member())
    return presentFollowed(taxonomy, followed).tags
  })
}
