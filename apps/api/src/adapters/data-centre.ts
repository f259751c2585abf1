import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ApiConfig } from '@kms/config'
import { AppError } from '../kernel/app-error.ts'
import { below, outsideCall } from './outside-call.ts'

type Answer<T> = { code: number; data?: T; message?: string }

export type DataCentre = ReturnType<typeof createDataCentre>

/** The partner portal that embeds us. Every call is signed; see apps/doubles/README.md for the string. */
export function createDataCentre(config: ApiConfig) {
  const hosts = new Set(config.MINI_PROGRAM_HOSTS.split(',').map((host) => host.trim()))

  async function get<T>(path: string, cookie: string): Promise<Answer<T>> {
    const address = below(config.DC_ORIGIN, path)
    const timestamp = String(Date.now())
    const nonce = randomBytes(12).toString('hex')
    const payload = createHash('sha256').update(cookie).digest('hex')
    const text = ['GET', address.pathname + address.search, timestamp, nonce, payload].join('\n')
    return outsideCall('GET', address, {
      timeoutMs: config.OUTSIDE_TIMEOUT_MS,
      headers: {
        'x-app-id': config.DC_APP_ID,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': createHmac('sha256', config.DC_SECRET).update(text).digest('hex'),
        ...(cookie && { 'x-dc-cookie': cookie }),
      },
    })
  }

  return {
    /** Whether the data centre still knows who is in this browser. No cookie: nobody. */
    async knows(cookie: string | undefined): Promise<boolean> {
      if (!cookie) return false
      const { code, data } = await get<boolean>('/api/session/judge', cookie)
      if (code !== 200) throw new AppError('outside.unavailable')
      return data === true
    },

    /** Readers are sent there, so only to a listed host over https. */
    async miniProgramUrl(): Promise<string> {
      const { code, data } = await get<string>('/api/miniProgram/url', '')
      const address = code === 200 && data && URL.canParse(data) ? new URL(data) : undefined
      if (address?.protocol !== 'https:' || !hosts.has(address.hostname)) throw new AppError('outside.unavailable')
      return address.href
    },
  }
}
