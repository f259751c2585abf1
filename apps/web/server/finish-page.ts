import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { secureDocument, STRICT_POLICY, type Origins } from './content-security.ts'
import type { Page } from './page.ts'

const compress = promisify(gzip)
const WORTH_COMPRESSING = 1_000
/** Passed on from the router's answer; everything else is ours to say. */
const ROUTER_HEADERS = ['content-type', 'location', 'x-remix-response', 'x-remix-redirect', 'x-remix-reload-document']

const RETRY_SECONDS = '5'
/** Failures and refusals may be over at the next request. */
const isLasting = (status: number) => status < 400 || status === 404

export type BaseHeaders = Readonly<Record<string, string>>

/** What every answer of this process carries. */
export const baseHeaders = (publicOrigin: string): BaseHeaders => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

type Options = {
  nonce: string
  base: BaseHeaders
  cacheControl: string
  origins?: Origins
  setCookies?: readonly string[]
}

/** From the router's answer to bytes: policy, tag and compression are worked out once, not per request. */
export async function finishPage(
  response: Response,
  { nonce, base, cacheControl, origins = {}, setCookies = [] }: Options,
): Promise<Page> {
  const text = await response.text()
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true
  const secured = isDocument ? secureDocument(text, nonce, origins) : { html: text, policy: STRICT_POLICY }
  const body = Buffer.from(secured.html)
  const headers: Record<string, string | string[]> = {
    ...base,
    'content-security-policy': secured.policy,
    'cache-control': isLasting(response.status) ? (response.headers.get('cache-control') ?? cacheControl) : 'no-store',
    ...(response.status === 503 && { 'retry-after': RETRY_SECONDS }),
    vary: 'User-Agent, Accept-Encoding',
    ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
  }
  for (const name of ROUTER_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return {
    status: response.status,
    headers,
    body,
    gzip: body.length < WORTH_COMPRESSING ? undefined : await compress(body),
    // Weak: the compressed and the plain bytes are the same page.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}
