import { sections } from '@kms/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { route } from '../../kernel/route.ts'
import { loadTaxonomy } from './taxonomy.ts'

export const sectionRoutes: FastifyPluginAsync<{ deps: Deps }> = async (app, { deps }) => {
  route(app, sections.listSections, async () => (await loadTaxonomy(deps)).sections)

  route(app, sections.getSectionTree, async () => {
    const taxonomy = await loadTaxonomy(deps)
    return taxonomy.childrenOf(null).map((root) => ({ ...root, children: taxonomy.childrenOf(root.id) }))
  })

  // For the portal's own pages: only what leads somewhere, with whole addresses. The device is settled on arrival.
  route(app, sections.getSectionTreeForDc, async () => {
    const taxonomy = await loadTaxonomy(deps)
    const present = ({ id, name, faqCount }: sections.Section) => ({
      id,
      name,
      faqCount,
      url: `${deps.config.PUBLIC_ORIGIN}/kms/pc/detail/faq?section=${id}`,
    })
    const filled = (parent: string | null) => taxonomy.childrenOf(parent).filter(({ faqCount }) => faqCount > 0)
    return filled(null).map((root) => ({ ...present(root), children: filled(root.id).map(present) }))
  })

  route(app, sections.getSection, async ({ params }) => {
    const taxonomy = await loadTaxonomy(deps)
    const section = taxonomy.sectionById.get(params.id)
    if (!section) throw new AppError('section.not_found')
    return { ...section, path: taxonomy.pathOf(section.id), children: taxonomy.childrenOf(section.id) }
  })
}
