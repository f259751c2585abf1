import { createHash, createHmac } from 'node:crypto'

type Signing = {
  method: 'GET' | 'PUT'
  /** Where the browser will ask: the host is signed too. */
  origin: string
  path: string
  query?: Record<string, string>
  /** Must be sent exactly so. */
  headers?: Record<string, string>
  seconds: number
  at: Date
  region: string
  accessKey: string
  secretKey: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'
const PAYLOAD = 'UNSIGNED-PAYLOAD'

/**
 * An address that lets its holder do one thing to one object for a while (AWS Signature Version 4 in the query). The vendor's
 * SDK does the same in 39 MB of memory and asynchronously; pages with attachments need it in every process, at once. A test
 * holds both against each other.
 */
export function signAddress(signing: Signing): string {
  const { method, origin, path, query = {}, headers = {}, seconds, at, region, accessKey, secretKey } = signing
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const signed: Record<string, string> = { ...headers, host: new URL(origin).host }
  const names = Object.keys(signed).sort()
  const parameters = {
    ...query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Content-Sha256': PAYLOAD,
    'X-Amz-Credential': `${accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': names.join(';'),
  }
  const encodedPath = path.split('/').map(encode).join('/')
  const search = Object.entries<string>(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const request = [
    method,
    encodedPath,
    search,
    ...names.map((name) => `${name}:${signed[name]}`),
    '',
    names.join(';'),
    PAYLOAD,
  ].join('\n')
  const text = [ALGORITHM, time, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return `${origin}${encodedPath}?${search}&X-Amz-Signature=${hmac(key, text).toString('hex')}`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Stricter than encodeURIComponent, as the signature demands. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
