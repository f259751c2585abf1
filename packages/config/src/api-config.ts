import { z } from 'zod'
import { LogLevel, Port, Profile, readEnvironment, type Environment } from './read-environment.ts'

/** Settings of the API and worker processes. Names are the environment's own. */
const ApiConfig = z
  .object({
    APP_PROFILE: Profile,
    LOG_LEVEL: LogLevel,
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: Port.default(18081),
    /** The worker serves only health and metrics. */
    WORKER_PORT: Port.default(18083),
    WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
    /** Addresses of the reverse proxies whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: z.string().default('127.0.0.1,::1'),

    DATABASE_URL: z.url(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
    REDIS_URL: z.url(),
    /** First part of every key and channel, so that several deployments can share a Redis; the same for API, worker and web. */
    REDIS_PREFIX: z.string().default('kms'),
    OPENSEARCH_URL: z.url(),
    /** First part of every index name, so that several deployments can share an engine. */
    SEARCH_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,40}$/)
      .default('kms'),
    S3_ENDPOINT: z.url(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().min(3),
    S3_ACCESS_KEY: z.string().min(1),
    S3_SECRET_KEY: z.string().min(1),

    /** Signs the development tokens that stand in until sign-in exists. */
    DEV_TOKEN_SECRET: z.string().min(32).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),

    /** How long a process may serve its own copy when no invalidation reaches it. */
    CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(10),
    REQUEST_TIMEOUT_MS: z.coerce.number().int().default(60_000),
    SEARCH_TIMEOUT_MS: z.coerce.number().int().default(1_000),
    DATABASE_TIMEOUT_MS: z.coerce.number().int().default(5_000),
    REDIS_TIMEOUT_MS: z.coerce.number().int().default(100),
    STORE_TIMEOUT_MS: z.coerce.number().int().default(3_000),

    /** Calls per minute and caller. */
    RATE_READ: z.coerce.number().int().default(1200),
    RATE_SEARCH: z.coerce.number().int().default(120),
    RATE_WRITE: z.coerce.number().int().default(60),
    RATE_ADMIN: z.coerce.number().int().default(300),
    /** Event-loop delay past which new requests are turned away with 503; 0 never does. */
    SHED_DELAY_MS: z.coerce.number().int().default(500),
  })
  .refine((c) => c.APP_PROFILE !== 'production' || c.DEV_TOKEN_SECRET === undefined, {
    path: ['DEV_TOKEN_SECRET'],
    message: 'must not be set in the production profile',
  })

export type ApiConfig = Readonly<z.output<typeof ApiConfig>>

export const loadApiConfig = (environment: Environment): ApiConfig => readEnvironment(ApiConfig, environment)
