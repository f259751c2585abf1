import { plainText } from '../../kernel/sanitise-html.ts'

/** A private-use character: survives the stripping of tags and is in no text that means anything. */
const LINE_END = '\uE000'
const BLOCK_END = /<\/(?:p|li|h\d|tr|pre|blockquote|figcaption)>|<br\s*\/?>/g

/** The words of a piece, one line per block: what is searched for sensitive words, compared and shown to moderators. */
export function reviewTextOf({ title, html }: { title?: string | undefined; html: string }): string {
  const lines = plainText(html.replaceAll(LINE_END, ' ').replace(BLOCK_END, `$&${LINE_END}`)).split(LINE_END)
  return [title ?? '', ...lines]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}
