import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, it } from 'vitest'
import { signAddress } from './sign-address.ts'

const origin = 'https://files.example.com'
const at = new Date('2026-11-15T05:40:53Z')
const own = { origin, at, region: 'cn-east-1', accessKey: 'key', secretKey: 'secret/+=', seconds: 600 } as const
const client = new S3Client({
  endpoint: origin,
  region: own.region,
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: own.accessKey, secretAccessKey: own.secretKey },
})
const parametersOf = (url: string) => [new URL(url).pathname, Object.fromEntries(new URL(url).searchParams)]

it("signs an upload as the vendor's SDK does", async () => {
  const theirs = await getSignedUrl(
    client,
    new PutObjectCommand({
      Bucket: 'b',
      Key: "u/7/a b'(中).txt",
      ContentType: 'text/plain',
      ContentLength: 5,
      IfNoneMatch: '*',
    }),
    {
      expiresIn: 600,
      signingDate: at,
      signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
      unhoistableHeaders: new Set(['if-none-match']),
    },
  )
  const ours = signAddress({
    ...own,
    method: 'PUT',
    path: "/b/u/7/a b'(中).txt",
    query: { 'x-id': 'PutObject' },
    headers: { 'content-type': 'text/plain', 'content-length': '5', 'if-none-match': '*' },
  })
  expect(parametersOf(ours)).toEqual(parametersOf(theirs))
})

it("signs a download as the vendor's SDK does", async () => {
  const disposition = "attachment; filename*=UTF-8''%E4%B8%AD.txt"
  const theirs = await getSignedUrl(
    client,
    new GetObjectCommand({ Bucket: 'b', Key: 'private/z', ResponseContentDisposition: disposition }),
    { expiresIn: 600, signingDate: at },
  )
  const query = { 'x-id': 'GetObject', 'response-content-disposition': disposition }
  const ours = signAddress({ ...own, method: 'GET', path: '/b/private/z', query })
  expect(parametersOf(ours)).toEqual(parametersOf(theirs))
})
