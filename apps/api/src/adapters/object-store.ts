import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { ApiConfig } from '@kms/config'

export type ObjectStore = {
  /** Fails when the store does not answer for our bucket in time. */
  check(): Promise<void>
  close(): void
}

/** Any vendor's S3. File bytes never pass through this process. */
export function createObjectStore(config: ApiConfig): ObjectStore {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: config.STORE_TIMEOUT_MS },
  })
  return {
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: config.S3_BUCKET }))
    },
    close: () => client.destroy(),
  }
}
