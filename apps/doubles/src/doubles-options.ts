/** What an instance of the doubles needs to know; every value has the development default of tools/env.sh. */
export type DoublesOptions = {
  /** Loopback, except inside a container of its own. */
  host: string
  /** 0 takes any free port. */
  port: number
  /** Origins under which our sites are reached, e.g. http://127.0.0.1:8080. */
  publicOrigins: readonly string[]
  /** Replaced in tests that need time to pass. Milliseconds since 1970. */
  now: () => number
  iam: { clients: readonly IamClient[] }
  wechat: { appId: string; appSecret: string }
  chat: { signKey: string }
  score: { appId: string; secret: string }
  mail: { key: string }
  dc: { appId: string; secret: string; cookieName: string; miniProgramUrl: string }
}

export type IamClient = { channel: 'pc' | 'mobile'; clientId: string; clientSecret: string; appCode: string }

type Environment = Readonly<Record<string, string | undefined>>

export const DEFAULT_DOUBLES_PORT = 18090

/** The same variables as the API reads, so that both sides of a secret are set in one place. */
export function doublesOptions(env: Environment = {}): DoublesOptions {
  return {
    host: env.DOUBLES_HOST ?? '127.0.0.1',
    port: Number(env.DOUBLES_PORT ?? DEFAULT_DOUBLES_PORT),
    publicOrigins: originsIn(env.PUBLIC_ORIGIN ?? 'http://127.0.0.1:8080'),
    now: Date.now,
    iam: {
      clients: [
        {
          channel: 'pc',
          clientId: env.IAM_PC_CLIENT_ID ?? 'kms-pc',
          clientSecret: env.IAM_PC_CLIENT_SECRET ?? 'kms-pc-secret',
          appCode: env.IAM_PC_APP_CODE ?? 'KMS_PC',
        },
        {
          channel: 'mobile',
          clientId: env.IAM_MOBILE_CLIENT_ID ?? 'kms-mobile',
          clientSecret: env.IAM_MOBILE_CLIENT_SECRET ?? 'kms-mobile-secret',
          appCode: env.IAM_MOBILE_APP_CODE ?? 'KMS_MOBILE',
        },
      ],
    },
    wechat: {
      appId: env.WECHAT_APP_ID ?? 'wx-development',
      appSecret: env.WECHAT_APP_SECRET ?? 'wechat-development-secret',
    },
    mail: { key: env.MAIL_KEY ?? 'mail-development-key' },
    chat: { signKey: env.CHAT_SIGN_KEY ?? 'chat-development-key' },
    score: { appId: env.SCORE_APP_ID ?? 'kms', secret: env.SCORE_SECRET ?? 'score-development-secret' },
    dc: {
      appId: env.DC_APP_ID ?? 'kms',
      secret: env.DC_SECRET ?? 'dc-development-secret',
      cookieName: env.DC_COOKIE_NAME ?? 'DC_SESSION',
      miniProgramUrl: 'https://mp.example.com/dc/entry',
    },
  }
}

/** PUBLIC_ORIGIN may name several origins, separated by commas; anything but an origin is a mistake worth stopping for. */
export function originsIn(list: string): string[] {
  const origins = list.split(',').map((origin) => origin.trim())
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new Error(`PUBLIC_ORIGIN: not an origin: ${origin}`)
  }
  return origins
}
