export { tagRoutes } from './tag.routes.ts'
