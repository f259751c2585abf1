import { tags } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { loadTaxonomy } from '../sections/index.ts'

export const tagRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  const tagsOfSection = async (sectionId: string) => {
    const taxonomy = await loadTaxonomy(deps)
    if (!taxonomy.sectionById.has(sectionId)) throw new AppError('section.not_found')
    return taxonomy.tagsOf(sectionId)
  }

  route(app, tags.listSectionTags, ({ params }) => tagsOfSection(params.id))
  route(app, tags.getSectionTagTree, async ({ params }) => treeOf(await tagsOfSection(params.id)))
  route(app, tags.listRecommendedTags, async () =>
    (await loadTaxonomy(deps)).recommendedTags.slice(0, tags.RECOMMENDED_TAGS),
  )
  route(app, tags.listIconTags, async () => (await loadTaxonomy(deps)).iconTags)
  route(app, tags.getTagTree, async () => treeOf((await loadTaxonomy(deps)).tags))
}

/** A tag whose parent is not in the list stands at the top. */
function treeOf(list: tags.Tag[]): tags.TagTree[] {
  const present = new Set(list.map((tag) => tag.id))
  const isChild = (tag: tags.Tag) => tag.parentId !== null && present.has(tag.parentId)
  const children = Map.groupBy(list.filter(isChild), (tag) => tag.parentId)
  return list.filter((tag) => !isChild(tag)).map((tag) => ({ ...tag, children: children.get(tag.id) ?? [] }))
}
