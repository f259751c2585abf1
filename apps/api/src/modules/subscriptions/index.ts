export { subscriptionRoutes } from './subscription.routes.ts'
export { followedBy, type Followed } from './followed.ts'
