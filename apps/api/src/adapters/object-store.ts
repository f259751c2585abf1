import type { ApiConfig } from '@kms/config'

export type ObjectStore = {
  /** Fails when the store does not answer for our bucket in time. */
  check(): Promise<void>
}

/**
 * Any vendor's S3. So far the API only asks whether it is there, which needs no signature: a refusal is an answer.
 * Files come with their own issue, and the vendor's SDK (37 MB of memory) with them.
 */
export function createObjectStore(config: ApiConfig): ObjectStore {
  return {
    async check() {
      const address = new URL(`/${config.S3_BUCKET}`, config.S3_ENDPOINT)
      const { status } = await fetch(address, {
        method: 'HEAD',
        signal: AbortSignal.timeout(config.STORE_TIMEOUT_MS),
      })
      if (status >= 500) throw new Error(`the object store answers ${status}`)
    },
  }
}
