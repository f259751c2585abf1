import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'

/** A visitor's token and its cookie live this long. */
export const VISITOR_TOKEN_DAYS = 4

/** Which client of the identity provider signs somebody in; the client ids are the server's configuration. */
export const Channel = z.enum(['pc', 'mobile'])
export type Channel = z.infer<typeof Channel>

const CampaignValue = z.string().max(200)

/** Where somebody came from, as it travels through sign-in. */
export const Utm = z
  .object({
    utmSource: CampaignValue,
    utmMedium: CampaignValue,
    utmTerm: CampaignValue,
    utmCampaign: CampaignValue,
    utmContent: CampaignValue,
    extParams: CampaignValue,
    seSr: CampaignValue,
    seCt: CampaignValue,
    seMd: CampaignValue,
  })
  .partial()
  .meta({ id: 'Utm' })
export type Utm = z.infer<typeof Utm>

/** What must survive the way to the identity provider and back. */
export const SsoState = z
  .object({
    /** An own path; anything else is refused. */
    callbackUrl: z.string().max(1000),
    channel: Channel,
    utm: Utm.default({}),
  })
  .meta({ id: 'SsoState' })
export type SsoState = z.output<typeof SsoState>

/** Made by the server, unguessable, good for one sign-in. */
export const RedisKey = z.string().regex(/^iam:[A-Za-z0-9_-]{22,64}$/, '登录状态有误')

export const UserType = z.enum(['customer', 'partner', 'staff', 'visitor'])
export type UserType = z.infer<typeof UserType>

export const UserInfo = z
  .object({
    /** `0` for visitors. */
    id: z.string(),
    /** The caller's own, never somebody else's. */
    openId: z.string().nullable(),
    /** 1 means visitor. */
    visitorFlag: z.literal([0, 1]),
    nickname: z.string(),
    title: z.string(),
    userType: UserType,
    roles: z.array(z.string()),
    isBigV: z.boolean(),
    can: z.object({ openConsole: z.boolean() }),
  })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.infer<typeof UserInfo>

/** A token; scripts keep it under KMS_USER_OR_VISITOR_JWT_TOKEN and send it as bearer. */
const Token = z.string()

export const fakeLogin = defineEndpoint({
  id: 'fakeLogin',
  method: 'GET',
  path: '/api/f/fake/login/{id}',
  access: 'public',
  rate: 'signIn',
  only: 'development',
  summary: 'Development only: sign in as any account',
  params: z.object({ id: Id }),
  result: Token,
})

export const loginProfile = defineEndpoint({
  id: 'loginProfile',
  method: 'POST',
  path: '/api/f/fake/iam/login/profile',
  access: 'public',
  rate: 'signIn',
  summary: 'Turn the code of the identity provider into a session',
  body: z.object({
    code: z.string().min(1).max(2000),
    channel: Channel,
    utm: Utm.default({}),
    state: RedisKey,
    iss: z.url().max(500).optional(),
  }),
  result: Token,
})

export const saveSsoState = defineEndpoint({
  id: 'saveSsoState',
  method: 'POST',
  path: '/api/f/fake/save/iam/state/value',
  access: 'public',
  rate: 'signIn',
  summary: 'Keep what must survive the way to the identity provider; the answer is its key',
  body: z.object({ state: SsoState }),
  result: RedisKey,
})

export const takeSsoState = defineEndpoint({
  id: 'takeSsoState',
  method: 'POST',
  path: '/api/f/fake/get/iam/state/value',
  access: 'public',
  rate: 'signIn',
  summary: 'Read it back, once, in the browser that saved it',
  body: z.object({ redisKey: RedisKey }),
  result: SsoState,
})

export const getMyInfo = defineEndpoint({
  id: 'getMyInfo',
  method: 'GET',
  path: '/api/f/mine/info',
  access: 'visitor',
  rate: 'read',
  summary: 'Who the caller is',
  result: UserInfo,
})

export const syncProfile = defineEndpoint({
  id: 'syncProfile',
  method: 'GET',
  path: '/api/admin/sys/sysuser/iam/sync/profile',
  access: 'member',
  rate: 'write',
  summary: "Refresh the caller's own profile from the identity provider",
  result: UserInfo,
})

export const getAnonymousUser = defineEndpoint({
  id: 'getAnonymousUser',
  method: 'GET',
  path: '/api/f/fake/getAnonymousUser',
  access: 'public',
  rate: 'read',
  summary: 'What a visitor looks like',
  result: UserInfo,
})

export const getVisitorUser = defineEndpoint({
  id: 'getVisitorUser',
  method: 'GET',
  path: '/api/f/fake/getVisitorUser',
  access: 'public',
  rate: 'signIn',
  summary: 'A token for a visitor',
  result: Token,
})

export const getOAuthToken = defineEndpoint({
  id: 'getOAuthToken',
  method: 'POST',
  path: '/api/f/userCenter/getOAuthToken',
  access: 'public',
  rate: 'signIn',
  summary: 'A fresh short-lived token for the session in the cookie',
  result: Token,
})

export const ssoRedirect = defineEndpoint({
  id: 'ssoRedirect',
  method: 'GET',
  path: '/api/f/userCenter/redirect',
  access: 'public',
  rate: 'signIn',
  answers: 'redirect',
  summary: "Leads to the identity provider's or WeChat's authorise step",
  query: z.object({
    redisKey: RedisKey,
    via: z.enum(['iam', 'wechat']).default('iam'),
    /** Ask without showing anything, for providers without a call of their own. */
    prompt: z.enum(['none', 'create']).optional(),
  }),
  result: z.null(),
})

export const ssoCallback = defineEndpoint({
  id: 'ssoCallback',
  method: 'GET',
  path: '/api/f/userCenter/callback',
  access: 'public',
  rate: 'signIn',
  answers: 'redirect',
  summary: 'Where WeChat returns to',
  /** WeChat passes only letters and digits: the key without its prefix. */
  query: z.object({ code: z.string().max(2000).optional(), state: z.string().regex(/^[A-Za-z0-9]{22,64}$/) }),
  result: z.null(),
})

export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/f/userCenter/logout',
  access: 'public',
  rate: 'signIn',
  summary: 'End the session here and say where to end it at the identity provider',
  body: z.object({
    channel: Channel,
    /** Campaign parameters for the return address, as a query string names them. */
    campaign: z
      .record(z.string().regex(/^(utm|se)_[a-z]{2,12}$|^mc(OAuth|Reg)$|^exchange$/), CampaignValue)
      .default({}),
    /** Where the console returns to itself. */
    returnTo: z.enum(['site', 'console']).default('site'),
    /** Every session of the account, not only this browser's. */
    all: z.boolean().default(false),
  }),
  result: z.object({ logoutUrl: z.url() }),
})

/** 128 random bits or more. */
export const TicketId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, '二维码有误')
export const TicketStatus = z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired'])
export type TicketStatus = z.infer<typeof TicketStatus>

export const QrTicket = z
  .object({
    id: TicketId,
    /** What the code on the screen says. */
    qrUrl: z.url(),
    status: TicketStatus,
    expiresAt: z.iso.datetime(),
    /** The browser that wants to be signed in, in words, so that nobody confirms a stranger's. */
    browser: z.string(),
  })
  .meta({ id: 'QrTicket' })
export type QrTicket = z.infer<typeof QrTicket>

export const loginInfo = defineEndpoint({
  id: 'loginInfo',
  method: 'POST',
  path: '/api/f/userCenter/loginInfo',
  access: 'public',
  rate: 'signIn',
  summary: 'QR sign-in: a desktop makes a ticket; a signed-in phone looks at it, confirms or refuses',
  body: z.object({ action: z.enum(['create', 'look', 'confirm', 'refuse']), id: TicketId.optional() }),
  result: QrTicket,
})

export const pooling = defineEndpoint({
  id: 'pooling',
  method: 'GET',
  path: '/api/f/userCenter/pooling/{id}',
  access: 'public',
  rate: 'poll',
  summary: 'QR sign-in: has the phone confirmed? The browser that made the ticket then gets its session',
  params: z.object({ id: TicketId }),
  result: z.object({ status: TicketStatus, token: Token.nullable() }),
})

export const sessionEndpoints = {
  fakeLogin,
  loginProfile,
  saveSsoState,
  takeSsoState,
  getMyInfo,
  syncProfile,
  getAnonymousUser,
  getVisitorUser,
  getOAuthToken,
  ssoRedirect,
  ssoCallback,
  logout,
  loginInfo,
  pooling,
}
