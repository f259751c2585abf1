export { expireOffers } from './expire-offers.ts'
export { closeOffers, offerQuestion } from './offer-question.ts'
export { routingRoutes } from './routing.routes.ts'
