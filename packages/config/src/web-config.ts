import { z } from 'zod'
import { LogLevel, Port, Profile, readEnvironment, type Environment } from './read-environment.ts'

/** Settings of the server-rendering process. */
const WebConfig = z.object({
  APP_PROFILE: Profile,
  LOG_LEVEL: LogLevel,
  WEB_HOST: z.string().default('127.0.0.1'),
  WEB_PORT: Port.default(18082),
  /** Addresses of the reverse proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),
  /** Where this process reaches the API. */
  API_ORIGIN: z.url(),
  /** Where browsers reach uploaded files; the API's setting of the same name. */
  FILES_ORIGIN: z
    .url()
    .transform((address) => new URL(address).origin)
    .optional(),
  /** What readers and search engines see: canonical addresses are built on it. */
  PUBLIC_ORIGIN: z.url(),
  REDIS_URL: z.url(),
  /** First part of every key and channel, so that several deployments can share a Redis; the same for API, worker and web. */
  REDIS_PREFIX: z.string().default('kms'),
  REDIS_TIMEOUT_MS: z.coerce.number().int().default(100),
  API_TIMEOUT_MS: z.coerce.number().int().default(10_000),
  /** How long a rendered visitor page may be served when no invalidation reaches this process. */
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(30),
  PAGE_CACHE_ENTRIES: z.coerce.number().int().min(1).default(500),
  /** off takes the service worker away from every browser that has one. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** The identity provider's "is somebody signed in" call; empty for providers that have none, which are asked by prompt=none. */
  IAM_CHECK_LOGIN_URL: z.url().optional(),
  /** The customer service page; the signed parameters are appended. */
  CHAT_PAGE_URL: z.url(),
  DEVELOPER_URL: z.url(),
  HOTLINE: z.string().default('400-000-0000'),
  ICP_NUMBER: z.string().default('沪ICP备00000000号-1'),
  POLICE_NUMBER: z.string().default('沪公网安备 31000000000000号'),
})

export type WebConfig = Readonly<z.output<typeof WebConfig>>

export const loadWebConfig = (environment: Environment): WebConfig => readEnvironment(WebConfig, environment)
