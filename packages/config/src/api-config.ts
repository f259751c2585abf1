import { z } from 'zod'
import { TokenKeys } from './token-keys.ts'
import { LogLevel, Origins, Port, Profile, readEnvironment, type Environment } from './read-environment.ts'

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
    /** Where browsers reach the store, path-style; never the site's own origin. By default the endpoint itself. */
    FILES_ORIGIN: z
      .url()
      .transform((address) => new URL(address).origin)
      .optional(),

    /** What readers type: return addresses, token issuer and allowed origins are built on it. */
    PUBLIC_ORIGIN: z.url().transform((address) => new URL(address).origin),
    /** Further origins, separated by commas, whose pages may send files to the store. PUBLIC_ORIGIN always may. */
    UPLOAD_ORIGINS: Origins,
    /** Private Ed25519 keys (JWK, JSON): the first signs, all verify, so that keys can be exchanged while sessions live on. */
    TOKEN_KEYS: TokenKeys,
    /** Signing in as anybody and the mock calls; refused in the production profile. */
    ENABLE_FAKE_LOGIN: z.stringbool().default(false),

    /** A file with seconds to add to the clock of what goes by days; refused in the production profile. */
    CLOCK_OFFSET_FILE: z.string().optional(),

    /** Any OpenID Connect provider. Desktop and mobile are separate clients of it. */
    IAM_ISSUER: z.url(),
    IAM_PC_CLIENT_ID: z.string().min(1),
    IAM_PC_CLIENT_SECRET: z.string().min(1),
    IAM_PC_APP_CODE: z.string().default(''),
    IAM_MOBILE_CLIENT_ID: z.string().min(1),
    IAM_MOBILE_CLIENT_SECRET: z.string().min(1),
    IAM_MOBILE_APP_CODE: z.string().default(''),
    IAM_SCOPE: z.string().default('openid profile'),
    /** The claim that names a person for good. */
    IAM_SUBJECT_CLAIM: z.string().default('sub'),
    IAM_TIMEOUT_MS: z.coerce.number().int().default(3_000),

    WECHAT_APP_ID: z.string().min(1),
    WECHAT_APP_SECRET: z.string().min(1),
    WECHAT_OPEN_ORIGIN: z.url().default('https://open.weixin.qq.com'),
    WECHAT_API_ORIGIN: z.url().default('https://api.weixin.qq.com'),
    /** The template that tells of a message: thing1 what, thing2 about what, time3 when. Empty: nothing goes to WeChat. */
    WECHAT_TEMPLATE_ID: z.string().default(''),
    /** The gateway that sends mail, with its key; without an address no mail is sent. */
    MAIL_GATEWAY: z.url().optional(),
    MAIL_KEY: z.string().default(''),
    MAIL_FROM: z.string().default(''),
    /** Shared with the chat service: signs what its page is opened with. */
    CHAT_SIGN_KEY: z.string().min(1),
    DC_ORIGIN: z.url(),
    DC_APP_ID: z.string().min(1),
    DC_SECRET: z.string().min(1),
    /** The data centre's own cookie in the reader's browser. */
    DC_COOKIE_NAME: z.string().min(1),
    /** The gateway where points are exchanged. */
    SCORE_ORIGIN: z.url(),
    SCORE_APP_ID: z.string().min(1),
    SCORE_SECRET: z.string().min(1),
    /** Hosts that the data centre may send a reader to, separated by commas. */
    MINI_PROGRAM_HOSTS: z.string().min(1),
    OUTSIDE_TIMEOUT_MS: z.coerce.number().int().default(3_000),

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
    /** By address, and a whole office may share one: what they protect can't be guessed anyway. */
    RATE_SIGN_IN: z.coerce.number().int().default(300),
    /** A QR code is asked about every two seconds. */
    RATE_POLL: z.coerce.number().int().default(600),
    /** Open event streams of one process, of one member and of one address (a whole office may share one). */
    STREAMS_MAX: z.coerce.number().int().default(12_000),
    STREAMS_PER_USER: z.coerce.number().int().default(8),
    STREAMS_PER_ADDRESS: z.coerce.number().int().default(500),
    /** Event-loop delay past which new requests are turned away with 503; 0 never does. */
    SHED_DELAY_MS: z.coerce.number().int().default(500),
  })
  .refine((c) => c.APP_PROFILE !== 'production' || !c.ENABLE_FAKE_LOGIN, {
    path: ['ENABLE_FAKE_LOGIN'],
    message: 'must not be set in the production profile',
  })
  .refine((c) => c.APP_PROFILE !== 'production' || c.CLOCK_OFFSET_FILE === undefined, {
    path: ['CLOCK_OFFSET_FILE'],
    message: 'must not be set in the production profile',
  })
  .refine((c) => c.APP_PROFILE !== 'production' || !c.TOKEN_KEYS.some(({ kid }) => kid.startsWith('development')), {
    path: ['TOKEN_KEYS'],
    message: 'a development key must not be used in the production profile',
  })
  .refine((c) => c.APP_PROFILE !== 'production' || c.IAM_ISSUER.startsWith('https:'), {
    path: ['IAM_ISSUER'],
    message: 'must be https in the production profile',
  })
  .refine((c) => c.APP_PROFILE !== 'production' || c.PUBLIC_ORIGIN.startsWith('https:'), {
    path: ['PUBLIC_ORIGIN'],
    message: 'must be https in the production profile: session cookies are Secure',
  })
  .refine((c) => c.FILES_ORIGIN !== c.PUBLIC_ORIGIN, {
    path: ['FILES_ORIGIN'],
    message: "must not be PUBLIC_ORIGIN: what users upload is never served from the site's origin",
  })

export type ApiConfig = Readonly<z.output<typeof ApiConfig>>

export const loadApiConfig = (environment: Environment): ApiConfig => readEnvironment(ApiConfig, environment)
