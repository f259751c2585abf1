export type Heading = { id: string; text: string }

const text = (html: string) =>
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
  const html = sanitised
    .replace(/<h3\b[^>]*>([\s\S]*?)<\/h3>/g, (_, inner: string) => {
      const id = `part-${headings.length + 1}`
      headings.push({ id, text: text(inner) })
      return `<h3 id="${id}">${inner}</h3>`
    })
    .replace(/<table\b/g, `<div class="table-scroll" role="region" aria-label="${tableLabel}" tabindex="0"><table`)
    .replace(/<\/table>/g, '</table></div>')
  return { html, headings }
}
