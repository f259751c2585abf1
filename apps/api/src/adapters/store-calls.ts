import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { ApiConfig } from '@kms/config'
import { AppError } from '../kernel/app-error.ts'
import { uploadRule, withUploadRule } from './upload-rule.ts'

const MAX_LOOKS = 5

/** Aborted when the caller's patience ends. */
type Within = AbortSignal
export type StoredPart = { number: number; size: number; tag: string }
export type StoredObject = { size: number; tag: string }
type ObjectHeaders = { type: string; disposition?: string; cache?: string }

export type StoreCalls = ReturnType<typeof createStoreCalls>

/**
 * What our own processes ask of the store. The vendor's SDK weighs 39 MB, so it is loaded by the first call; the store failing in
 * any way is the same "unavailable". No repeats: people are told at once, and jobs come back by themselves.
 */
export function createStoreCalls(config: ApiConfig) {
  const Bucket = config.S3_BUCKET
  let loading: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined
  const load = () =>
    (loading ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint: config.S3_ENDPOINT,
        region: config.S3_REGION,
        forcePathStyle: true,
        credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
        maxAttempts: 1,
        // Newer checksums are not every vendor's.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })))

  /** What is not there is undefined; everything else that goes wrong is the store's absence. */
  async function ask<T>(act: (sdk: typeof Sdk, client: Sdk.S3Client) => Promise<T>): Promise<T | undefined> {
    const { sdk, client } = await load()
    try {
      return await act(sdk, client)
    } catch (cause) {
      if (statusOf(cause) === 404) return undefined
      throw new AppError('file.store_unavailable', { cause, retryAfter: 5 })
    }
  }

  /** Another site that shares the bucket may write between our reading and writing: looked at again until our rule stands. */
  async function allowUploads(abortSignal: Within) {
    const own = uploadRule(config.PUBLIC_ORIGIN, config.UPLOAD_ORIGINS)
    for (let look = 0; look < MAX_LOOKS; look++) {
      const found = await ask((sdk, client) => client.send(new sdk.GetBucketCorsCommand({ Bucket }), { abortSignal }))
      const CORSRules = withUploadRule(found?.CORSRules ?? [], own)
      if (!CORSRules) return
      await ask((sdk, client) =>
        client.send(new sdk.PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }), { abortSignal }),
      )
    }
    throw new AppError('file.store_unavailable')
  }

  return {
    head: (Key: string, abortSignal: Within): Promise<StoredObject | undefined> =>
      ask(async (sdk, client) => {
        const { ContentLength = 0, ETag = '' } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }), {
          abortSignal,
        })
        return { size: ContentLength, tag: ETag }
      }),

    /** Bytes of an object as they come; `from` and `to` are inclusive. Nothing when it changed since `tag` was read. */
    read: (Key: string, tag: string, abortSignal: Within, from = 0, to?: number): Promise<Readable | undefined> =>
      ask(async (sdk, client) => {
        const Range = `bytes=${from}-${to ?? ''}`
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key, IfMatch: tag, Range }), {
          abortSignal,
        })
        return answer.Body as Readable
      }),

    put: (Key: string, Body: Buffer, { type, disposition, cache }: ObjectHeaders, abortSignal: Within) =>
      ask((sdk, client) => {
        const headers = { ContentType: type, ContentDisposition: disposition, CacheControl: cache }
        return client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ...headers }), { abortSignal })
      }),

    /** Exactly the bytes that were looked at, under headers of our own. */
    copy: (from: string, tag: string, Key: string, { type, disposition }: ObjectHeaders, abortSignal: Within) =>
      ask((sdk, client) =>
        client.send(
          new sdk.CopyObjectCommand({
            Bucket,
            Key,
            CopySource: encodeURI(`${Bucket}/${from}`),
            CopySourceIfMatch: tag,
            MetadataDirective: 'REPLACE',
            ContentType: type,
            ContentDisposition: disposition,
          }),
          { abortSignal },
        ),
      ),

    erase: async (keys: readonly string[], abortSignal: Within) => {
      if (keys.length === 0) return
      const Delete = { Quiet: true, Objects: keys.map((Key) => ({ Key })) }
      await ask((sdk, client) => client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }), { abortSignal }))
    },

    beginParts: async (Key: string, { type, disposition }: ObjectHeaders, abortSignal: Within): Promise<string> => {
      const begun = await ask((sdk, client) => {
        const headers = { ContentType: type, ContentDisposition: disposition }
        return client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ...headers }), { abortSignal })
      })
      if (!begun?.UploadId) throw new AppError('file.store_unavailable')
      return begun.UploadId
    },

    /** Undefined when the upload was completed or given up. */
    listParts: (Key: string, UploadId: string, abortSignal: Within): Promise<StoredPart[] | undefined> =>
      ask(async (sdk, client) => {
        const parts: StoredPart[] = []
        for (let after: string | undefined, more = true; more;) {
          const page = await client.send(new sdk.ListPartsCommand({ Bucket, Key, UploadId, PartNumberMarker: after }), {
            abortSignal,
          })
          for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
            parts.push({ number: PartNumber, size: Size, tag: ETag })
          more = page.IsTruncated === true
          after = page.NextPartNumberMarker
        }
        return parts
      }),

    completeParts: (Key: string, UploadId: string, parts: readonly StoredPart[], abortSignal: Within) =>
      ask((sdk, client) => {
        const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }))
        return client.send(
          new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
          { abortSignal },
        )
      }),

    /** Every unfinished upload to that key, also one whose id we never learned. */
    abortParts: async (key: string, abortSignal: Within) => {
      const found = await ask((sdk, client) =>
        client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: key }), { abortSignal }),
      )
      for (const { Key, UploadId } of found?.Uploads ?? []) {
        if (Key !== key) continue
        await ask((sdk, client) =>
          client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal }),
        )
      }
    },

    /** The bucket; who may read what without a signature, and which pages may send to the store. Doing it again changes nothing. */
    prepare: async (publicPrefix: string, abortSignal: Within) => {
      const reading = {
        Effect: 'Allow',
        Principal: '*',
        Action: 's3:GetObject',
        Resource: `arn:aws:s3:::${Bucket}/${publicPrefix}*`,
      }
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [reading] })
      await ask((sdk, client) =>
        client.send(new sdk.CreateBucketCommand({ Bucket }), { abortSignal }).catch((error: unknown) => {
          if (statusOf(error) !== 409) throw error
        }),
      )
      await ask((sdk, client) => client.send(new sdk.PutBucketPolicyCommand({ Bucket, Policy }), { abortSignal }))
      await allowUploads(abortSignal)
    },

    close: () => void loading?.then(({ client }) => client.destroy()),
  }
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode
