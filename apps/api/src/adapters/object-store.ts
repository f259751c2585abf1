import type { ApiConfig } from '@kms/config'
import { signAddress } from './sign-address.ts'
import { createStoreCalls, type StoreCalls } from './store-calls.ts'

/** What may be read without a signature lies below this. */
export const PUBLIC_PREFIX = 'public/'
/** How long a download may be started after it was shown; rounded up to the hour below. */
export const DOWNLOAD_SECONDS = 24 * 3600
/** Addresses made within an hour are the same, so that answers made of them can be kept and compared. */
const STEADY_SECONDS = 3600

type Upload = { key: string; type: string; size: number; seconds: number }
type Part = { key: string; uploadId: string; number: number; size: number; seconds: number }

export type ObjectStore = StoreCalls & {
  /** Fails when the store does not answer for our bucket in time. */
  check(signal?: AbortSignal): Promise<void>
  publicAddress(key: string): string
  /** One object, once, of exactly that length and type. The headers must be sent as they are. */
  uploadAddress(upload: Upload): { url: string; headers: Record<string, string> }
  partAddress(part: Part): string
  /** Always a download: a browser never shows it. */
  downloadAddress(key: string, name: string, now?: Date): string
  /** The same for one person at one moment. */
  briefDownloadAddress(key: string, name: string, seconds: number): string
}

/** Any vendor's S3: addresses for browsers are signed here without asking it, everything else is in store-calls. */
export function createObjectStore(config: ApiConfig): ObjectStore {
  const origin = config.FILES_ORIGIN ?? new URL(config.S3_ENDPOINT).origin
  const { S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = config
  const pathOf = (key: string) => `/${config.S3_BUCKET}/${key}`
  const signed = { origin, region, accessKey, secretKey }

  return {
    ...createStoreCalls(config),

    async check(signal = AbortSignal.timeout(config.STORE_TIMEOUT_MS)) {
      // Needs no signature: a refusal is an answer.
      const address = new URL(`/${config.S3_BUCKET}`, config.S3_ENDPOINT)
      const { status } = await fetch(address, { method: 'HEAD', signal })
      if (status >= 500) throw new Error(`the object store answers ${status}`)
    },

    publicAddress: (key) => `${origin}${pathOf(key)}`,

    uploadAddress({ key, type, size, seconds }) {
      const headers = { 'content-type': type, 'if-none-match': '*' }
      const bound = { ...headers, 'content-length': String(size) }
      const url = signAddress({ ...signed, method: 'PUT', path: pathOf(key), headers: bound, seconds, at: new Date() })
      return { url, headers }
    },

    partAddress({ key, uploadId, number, size, seconds }) {
      const query = { partNumber: String(number), uploadId }
      const headers = { 'content-length': String(size) }
      return signAddress({ ...signed, method: 'PUT', path: pathOf(key), query, headers, seconds, at: new Date() })
    },

    downloadAddress(key, name, now = new Date()) {
      const hour = Math.floor(now.getTime() / (STEADY_SECONDS * 1000)) * STEADY_SECONDS * 1000
      const query = {
        'response-content-disposition': downloadAs(name),
        'response-content-type': 'application/octet-stream',
        'response-cache-control': 'private, max-age=3600',
      }
      const seconds = DOWNLOAD_SECONDS + STEADY_SECONDS
      return signAddress({ ...signed, method: 'GET', path: pathOf(key), query, seconds, at: new Date(hour) })
    },

    briefDownloadAddress(key, name, seconds) {
      const query = {
        'response-content-disposition': downloadAs(name),
        'response-content-type': 'application/octet-stream',
        'response-cache-control': 'private, no-store',
      }
      return signAddress({ ...signed, method: 'GET', path: pathOf(key), query, seconds, at: new Date() })
    },
  }
}

/** The name as old and new browsers read it. */
export const downloadAs = (name: string) => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
