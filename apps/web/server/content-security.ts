import { createHash } from 'node:crypto'

const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** For answers that are no documents. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Besides our own. */
export type Origins = {
  /** Whom the page's scripts may ask. */
  connectTo?: readonly string[]
  /** Where uploads go and pictures come from. */
  filesOrigin?: string | undefined
}

/**
 * A kept page can't carry a nonce, so its inline scripts are allowed by hash. Only scripts that the renderer marked with
 * this rendering's secret nonce count: a script that slipped into an article has no mark and stays forbidden.
 */
export function secureDocument(
  html: string,
  nonce: string,
  { connectTo = [], filesOrigin = '' }: Origins = {},
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const ours = new RegExp(`<script\\b[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, code = ''] of html.matchAll(ours)) if (code !== '') hashes.add(sha256(code))
  const connect = ["connect-src 'self'", ...connectTo, filesOrigin].filter(Boolean).join(' ')
  // blob: is a picture that its author has just chosen and that is still on its way up.
  const images = ["img-src 'self' data: blob: https:", filesOrigin].filter(Boolean).join(' ')
  const scripts = ["script-src 'self'", ...hashes].join(' ')
  return { html: html.replaceAll(mark, ''), policy: `${POLICY}; ${images}; ${connect}; ${scripts}` }
}
