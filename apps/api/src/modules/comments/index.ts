export { followComment } from './comment.jobs.ts'
export { commentRoutes } from './comment.routes.ts'
export { decideComment } from './decide-comment.ts'
