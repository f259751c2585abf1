export { sectionRoutes } from './section.routes.ts'
export { loadTaxonomy, TAXONOMY_TAG, type Taxonomy } from './taxonomy.ts'
