import { normaliseCode } from './catalogue-code.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Escaped text with `<em>` around every place where one of the words stands, neighbouring places joined. */
export function markWords(text: string, words: readonly string[]): string {
  const marked = new Array<boolean>(text.length).fill(false)
  const lower = text.toLowerCase()
  for (const word of words.filter(Boolean)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length)
  }
  return withMarks(text, marked)
}

/** The same for normalised catalogue numbers: `NSX250` is marked in `NSX 250-F` however it was typed. */
export function markCodes(text: string, codes: readonly string[]): string {
  // The text as codes are compared, and where each of its characters stood.
  let plain = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = normaliseCode(text[at] as string)
    plain += character
    for (let i = 0; i < character.length; i++) places.push(at)
  }
  const marked = new Array<boolean>(text.length).fill(false)
  for (const code of codes) {
    for (let at = plain.indexOf(code); at >= 0; at = plain.indexOf(code, at + 1))
      marked.fill(true, places[at], (places[at + code.length - 1] as number) + 1)
  }
  return withMarks(text, marked)
}

export const isMarked = (html: string) => html.includes('<em>')

function withMarks(text: string, marked: readonly boolean[]): string {
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
