import type { IncomingHttpHeaders } from 'node:http'

const BOTS =
  /bot\b|spider|crawl|slurp|scrapy|curl|wget|python|httpclient|java\/|go-http|externalhit|lighthouse|preview/i

/**
 * Whether a person's browser says this from one of our pages: not one that only prefetches, not a machine, and neither another
 * site nor an image in somebody's post. Browsers too old to say where they are are believed.
 */
export function isCountable(headers: IncomingHttpHeaders): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].join(' ')
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false
  if ((headers['sec-fetch-dest'] ?? 'empty') !== 'empty') return false
  const agent = headers['user-agent']
  return agent !== undefined && agent !== '' && !BOTS.test(agent)
}
