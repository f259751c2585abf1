import { parseFragment, serialize } from 'parse5'
import sanitize from 'sanitize-html'

/** Marks a string that went through the sanitiser; only such strings reach a page. */
export type SafeHtml = string & { readonly __safe: unique symbol }

/** A file of ours (modules/files): the presenter puts an address in its place. A path on somebody's disk is no such thing. */
const FILE_REFERENCE = /^file:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes away what begins like a reference, however it is disguised, and is none. */
function ownFilesOnly(attributes: sanitize.Attributes, name: 'src' | 'href'): sanitize.Attributes {
  const value = attributes[name]
  const begins = value
    ?.replace(/[\p{Cc}\p{Z}]|<!--.*?-->/gu, '')
    .toLowerCase()
    .startsWith('file:')
  if (!begins || FILE_REFERENCE.test(value ?? '')) return attributes
  const { [name]: _, ...rest } = attributes
  return rest
}

const OPTIONS: sanitize.IOptions = {
  // Deeper than any text is, and no deeper than a parser's stack.
  nestingLimit: 100,
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'em', 's', 'u', 'sub', 'sup', 'blockquote', 'pre', 'code'],
    ...[
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'colgroup',
      'col',
      'a',
      'img',
      'figure',
      'figcaption',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedClasses: { code: [/^language-[a-z0-9]{1,20}$/] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pages load no picture over plain http: their content policy forbids it.
  allowedSchemesByTag: { img: ['https', 'file'], a: ['https', 'http', 'mailto', 'tel', 'file'] },
  allowProtocolRelative: false,
  transformTags: {
    // What users link to gets neither our reputation nor a handle on our window.
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...ownFilesOnly(attributes, 'href'), rel: 'nofollow noopener ugc' },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...ownFilesOnly(attributes, 'src'), loading: 'lazy' } }),
    b: 'strong',
    i: 'em',
    h1: 'h2',
  },
}

/** Two are enough for all that was ever seen (tests/security/s01-sanitiser.itest.ts). */
const MAX_ROUNDS = 5

/** As a browser reads it and writes it out again: what it would move (a table in a paragraph, a link in a link) is moved here. */
const asBrowsersRead = (html: string) => serialize(parseFragment(html))

/** Rich text from anybody, made harmless. Running it again changes nothing: what is looked at is what browsers will read. */
export function sanitiseHtml(html: string): SafeHtml {
  let before = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const after = asBrowsersRead(sanitize(before, OPTIONS))
    if (after === before) return after as SafeHtml
    before = after
  }
  return sanitize(html, { ...OPTIONS, allowedTags: [] }) as SafeHtml
}

/** The words of a rich text, for search and descriptions. */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<\/(p|li|h\d|tr|td|th|pre|blockquote)>|<br\s*\/?>/g, '$& '), {
    allowedTags: [],
    allowedAttributes: {},
    parser: { decodeEntities: true },
    textFilter: (text) =>
      text
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
  })
    .replace(/\s+/g, ' ')
    .trim()
