const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Escaped text with `<em>` around every place where one of the words stands, neighbouring places joined. */
export function markWords(text: string, words: readonly string[]): string {
  const marked = new Array<boolean>(text.length).fill(false)
  const lower = text.toLowerCase()
  for (const word of words) {
    if (!word) continue
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length)
  }
  let html = ''
  for (let at = 0; at < text.length;) {
    let end = at + 1
    while (end < text.length && marked[end] === marked[at]) end++
    const part = escapeHtml(text.slice(at, end))
    html += marked[at] ? `<em>${part}</em>` : part
    at = end
  }
  return html
}
