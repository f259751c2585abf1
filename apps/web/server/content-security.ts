import { createHash } from 'node:crypto'

const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** For answers that are no documents. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * A kept page can't carry a nonce, so its inline scripts are allowed by hash. Only scripts that the renderer marked with
 * this rendering's secret nonce count: a script that slipped into an article has no mark and stays forbidden.
 */
export function secureDocument(
  html: string,
  nonce: string,
  connectTo: readonly string[] = [],
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  const ours = new RegExp(`<script\\b[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, 'g')
  for (const [, code = ''] of html.matchAll(ours)) if (code !== '') hashes.add(sha256(code))
  const connect = ["connect-src 'self'", ...connectTo].join(' ')
  const scripts = ["script-src 'self'", ...hashes].join(' ')
  return { html: html.replaceAll(mark, ''), policy: `${POLICY}; ${connect}; ${scripts}` }
}
