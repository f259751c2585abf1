import type { difference } from '@kms/contract'
import { Parser } from 'htmlparser2'

/** A line of a piece. `source` is what a picture or an attachment refers to. */
export type Block = { block: difference.DiffBlock; text: string; source: string | null }

const KINDS: Partial<Record<string, difference.DiffBlock>> = {
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
  blockquote: 'quote',
  pre: 'code',
  tr: 'row',
}
const LINES = new Set([...Object.keys(KINDS), 'p', 'br', 'figcaption', 'table', 'ul', 'ol'])
const CELL = /^t[dh]$/
const FILE = /^file:/

/** The blocks of sanitised HTML, in reading order: pictures and attachments stand for themselves, cells of a row are one line. */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  const open: difference.DiffBlock[] = []
  let text = ''
  let attachment: Block | undefined
  const flush = () => {
    const block = open.at(-1) ?? 'text'
    const lines = block === 'code' ? text.split('\n') : [text.replace(/\s+/g, ' ').trim()]
    for (const line of lines) if (line.trim() !== '') blocks.push({ block, text: line.trimEnd(), source: null })
    text = ''
  }
  const isRow = () => open.at(-1) === 'row'
  const parser = new Parser({
    onopentag(name, { src, href = '', alt = '' }) {
      // What a cell holds stays in its row.
      if (LINES.has(name) && !(isRow() && name !== 'tr')) flush()
      const kind = KINDS[name]
      if (kind && !(isRow() && kind !== 'row')) open.push(kind)
      if (name === 'img') {
        flush()
        blocks.push({ block: 'picture', text: alt, source: src ?? null })
      }
      if (name === 'a' && FILE.test(href)) {
        flush()
        attachment = { block: 'attachment', text: '', source: href }
      }
    },
    ontext(words) {
      if (attachment) attachment.text += words
      else text += words
    },
    onclosetag(name) {
      if (name === 'a' && attachment) {
        blocks.push(attachment)
        attachment = undefined
      }
      if (CELL.test(name)) text += ' │ '
      if (name === 'tr') text = text.replace(/ │ $/, '')
      if (!LINES.has(name) || (isRow() && name !== 'tr')) return
      flush()
      if (KINDS[name]) open.pop()
    },
  })
  parser.end(html)
  flush()
  return blocks
}
