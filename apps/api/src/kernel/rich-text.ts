import { plainText, sanitiseHtml, type SafeHtml } from './sanitise-html.ts'

/** As much of a text as a card shows. */
const EXCERPT_LENGTH = 160
const MAX_MENTIONS = 20

type Sent = { content: string; doc: object | null }
export type RichText = { html: SafeHtml; doc: string | null; plain: string; excerpt: string; mentionIds: string[] }

/** What an author sent, as it is stored: harmless HTML, the editor's document beside it, its words, and whom it names. */
export function richTextOf({ content, doc }: Sent): RichText {
  const html = sanitiseHtml(content)
  const plain = plainText(html)
  return {
    html,
    doc: doc && JSON.stringify(doc),
    plain,
    excerpt: plain.slice(0, EXCERPT_LENGTH),
    mentionIds: mentionsIn(doc),
  }
}

/** A text of nothing but blanks has nothing to read; a picture alone has. */
export const isEmptyText = ({ html, plain }: RichText) => plain === '' && !html.includes('<img ')

/** The members named in a document (nodes of type `mention`). Walks without recursion: depth is the sender's choice. */
export function mentionsIn(doc: unknown): string[] {
  const found = new Set<string>()
  const open: unknown[] = [doc]
  while (open.length > 0 && found.size < MAX_MENTIONS) {
    const node = open.pop()
    if (Array.isArray(node)) for (const child of node) open.push(child)
    else if (typeof node === 'object' && node !== null) {
      const { type, attrs, content } = node as { type?: unknown; attrs?: { id?: unknown }; content?: unknown }
      if (type === 'mention' && typeof attrs?.id === 'string' && /^[1-9]\d{0,17}$/.test(attrs.id)) found.add(attrs.id)
      if (content) open.push(content)
    }
  }
  return [...found]
}
