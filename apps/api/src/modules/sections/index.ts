export { sectionRoutes } from './section.routes.ts'
export { loadTaxonomy, type Taxonomy } from './taxonomy.ts'
