export type Heading = { id: string; text: string }

/** What a reader would read of it. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .trim()

/**
 * Gives headings an address and tables a box to scroll in. The input is the sanitiser's own output,
 * whose tags are regular: no parser is needed.
 */
export function prepareArticle(sanitised: string, tableLabel: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const html = sanitised.replace(/<(h[23])\b[^>]*>([\s\S]*?)<\/\1>/g, (_, tag: string, inner: string) => {
    const id = `part-${headings.length + 1}`
    headings.push({ id, text: plainText(inner) })
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
  return { html: boxTables(html, tableLabel), headings }
}

/** A wide table scrolls in its own box, which the keyboard reaches. */
export const boxTables = (sanitised: string, tableLabel: string) =>
  sanitised
    .replace(/<table\b/g, `<div class="table-scroll" role="region" aria-label="${tableLabel}" tabindex="0"><table`)
    .replace(/<\/table>/g, '</table></div>')
