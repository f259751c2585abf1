const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

export type HighlightPart = { text: string; marked: boolean }

/** Splits escaped text with `<em>` marks into plain parts: nothing from a search answer ever becomes markup. */
export function parseHighlight(html: string): HighlightPart[] {
  return html
    .split(/(<em>[\s\S]*?<\/em>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = piece.startsWith('<em>') && piece.endsWith('</em>')
      const escaped = marked ? piece.slice(4, -5) : piece
      return { text: escaped.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity), marked }
    })
}

export const Highlighted = ({ html }: { html: string }) => (
  <>{parseHighlight(html).map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text))}</>
)
