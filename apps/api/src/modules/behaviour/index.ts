export { behaviourRoutes } from './behaviour.routes.ts'
export { keepBehaviourPartitions } from './behaviour-partitions.ts'
export { rollUpViews } from './roll-up-views.ts'
