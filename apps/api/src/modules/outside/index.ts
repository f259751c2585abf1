export { outsideRoutes } from './outside.routes.ts'
