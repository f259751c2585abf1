import { textToHtml } from '../answers/text-to-html.ts'
import type { Outgoing } from './outgoing.ts'

/** Paragraphs alone: what was typed as plain text, and loses nothing when it is changed as such. */
const isPlain = (html: string) => !/<(?!\/?p>|br ?\/?>)/.test(html)

export const canEdit = ({ call, input: { body } }: Outgoing) => call === 'createComment' || isPlain(body.content)

/** A new one in the author's new words: what was refused stays refused under its old key. */
export function withText(entry: Outgoing, text: string, { key, now }: { key: string; now: number }): Outgoing {
  const fresh = { key, keptAt: now, refusal: null }
  return entry.call === 'createAnswer'
    ? { ...entry, ...fresh, input: { body: { ...entry.input.body, content: textToHtml(text), doc: null } } }
    : { ...entry, ...fresh, input: { body: { ...entry.input.body, content: text } } }
}
