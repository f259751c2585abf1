import type { files } from '@kms/contract'

/** How stored content names a file; addresses are made when it is read. */
const REFERENCE = /\b(src|href)="file:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g

export const fileIdsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(REFERENCE), (match) => match[2] as string)),
]

/**
 * Sanitised content with addresses in place of references. Pictures bring their thumbnails, so that a phone loads a small one. A
 * file that is not ready, or not this content's, leaves no address behind.
 */
export function withFileAddresses(html: string, found: ReadonlyMap<string, files.FileView>): string {
  return html.replace(REFERENCE, (_, attribute: string, id: string) => {
    const file = found.get(id)
    if (!file?.url) return ''
    const address = `${attribute}="${escaped(file.url)}"`
    if (attribute === 'href') return `${address} download`
    const small = file.thumbnails.filter(({ type }) => type === 'image/webp')
    const set = small.map(({ url, width }) => `${escaped(url)} ${width}w`).join(', ')
    return set ? `${address} srcset="${set}" sizes="(max-width: 800px) 100vw, 800px"` : address
  })
}

const escaped = (url: string) => url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
