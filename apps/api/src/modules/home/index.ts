export { listFeed } from './feeds.ts'
export { refreshHome, refreshRecommendation } from './home.jobs.ts'
export { homeRoutes } from './home.routes.ts'
export { HOME_TAG } from './home-tags.ts'
