export { mockRoutes } from './mock.routes.ts'
