import { lazyChildLogger, requestIdOf } from '@kms/http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Deps } from './kernel/deps.ts'
import { serialiserFor } from './kernel/serialise.ts'
import { answerRoutes, answersForMember, firstAnswers } from './modules/answers/index.ts'
import { behaviourRoutes } from './modules/behaviour/index.ts'
import { commentRoutes } from './modules/comments/index.ts'
import { faqRoutes, loadFaqCards } from './modules/faq/index.ts'
import { fileRoutes } from './modules/files/index.ts'
import { homeRoutes, listFeed } from './modules/home/index.ts'
import { interactionRoutes } from './modules/interactions/index.ts'
import { messageRoutes, messageStreamRoutes } from './modules/messages/index.ts'
import { mockRoutes } from './modules/mock/index.ts'
import { outsideRoutes } from './modules/outside/index.ts'
import { peopleRoutes } from './modules/people/index.ts'
import { pointRoutes } from './modules/points/index.ts'
import { privacyRoutes } from './modules/privacy/index.ts'
import { loadQuestionCards, questionRoutes } from './modules/questions/index.ts'
import { reviewRoutes } from './modules/review/index.ts'
import { routingRoutes } from './modules/routing/index.ts'
import { createSearchLog, searchRoutes } from './modules/search/index.ts'
import { sectionRoutes } from './modules/sections/index.ts'
import { fakeLoginRoutes, qrRoutes, sessionRoutes, signInAdminRoutes } from './modules/session/index.ts'
import { subscriptionRoutes } from './modules/subscriptions/index.ts'
import { tagRoutes } from './modules/tags/index.ts'
import { accessPlugin } from './plugins/access.ts'
import { answerBrokenRequest, errorsPlugin } from './plugins/errors.ts'
import { headersPlugin } from './plugins/headers.ts'
import { healthPlugin } from './plugins/health.ts'
import { loadSheddingPlugin } from './plugins/load-shedding.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { openapiPlugin } from './plugins/openapi.ts'
import { rateLimitPlugin } from './plugins/rate-limit.ts'
import { sessionPlugin } from './plugins/session.ts'

/** Longest request body of an ordinary call; files go straight to the object store. */
const BODY_LIMIT = 512 * 1024

/** The API: what every request passes through, then the modules. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    loggerInstance: deps.log,
    childLoggerFactory: lazyChildLogger,
    genReqId: requestIdOf,
    trustProxy: config.TRUSTED_PROXIES.split(','),
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: config.LOG_LEVEL !== 'debug' }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBrokenRequest,
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(({ schema }) => serialiserFor(schema as z.ZodType))

  await app.register(errorsPlugin)
  await app.register(headersPlugin)
  await app.register(metricsPlugin)
  await app.register(healthPlugin, { deps })
  await app.register(openapiPlugin)
  await app.register(loadSheddingPlugin, { maxDelayMs: config.SHED_DELAY_MS })
  await app.register(sessionPlugin, { tokens: deps.tokens, sessions: deps.sessions })
  await app.register(rateLimitPlugin, { config, redis: deps.redis })
  await app.register(accessPlugin)

  await app.register(sessionRoutes, { deps })
  await app.register(qrRoutes, { deps })
  await app.register(signInAdminRoutes, { deps })
  await app.register(outsideRoutes, { deps })
  if (config.ENABLE_FAKE_LOGIN) {
    await app.register(fakeLoginRoutes, { deps })
    await app.register(mockRoutes, { deps })
  }
  await app.register(sectionRoutes, { deps })
  await app.register(tagRoutes, { deps })
  await app.register(subscriptionRoutes, { deps })
  await app.register(peopleRoutes, { deps })
  await app.register(behaviourRoutes, { deps })
  await app.register(reviewRoutes, { deps })
  await app.register(faqRoutes, { deps })
  const searchLog = createSearchLog(deps)
  app.addHook('onClose', () => searchLog.close())
  await app.register(questionRoutes, {
    deps,
    searchLog,
    answers: { firstPage: firstAnswers, forMember: answersForMember },
    listFeed,
  })
  await app.register(homeRoutes, { deps })
  await app.register(answerRoutes, { deps })
  await app.register(commentRoutes, { deps })
  await app.register(interactionRoutes, { deps })
  await app.register(searchRoutes, { deps, searchLog, cards: { faqs: loadFaqCards, questions: loadQuestionCards } })
  await app.register(messageRoutes, { deps })
  await app.register(messageStreamRoutes, { deps })
  await app.register(pointRoutes, { deps })
  await app.register(routingRoutes, { deps })
  await app.register(privacyRoutes, { deps })
  await app.register(fileRoutes, { deps })
  return app
}
