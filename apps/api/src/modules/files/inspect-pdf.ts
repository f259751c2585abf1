import { Refusal } from './refusal.ts'

/** What lets a document run something: scripts, programs, files inside. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)[\s/(<[]/
/** The end of an archive: a document that is also one. */
const ARCHIVE = 'PK\u0005\u0006'
/** Longer than what is looked for, so that nothing hides on the border of two pieces. */
const OVERLAP = 64

/** Reads a document once, piece by piece. Names may be written in escapes (/J#53): they are read as they are meant. */
export async function inspectPdf(pieces: AsyncIterable<Buffer>) {
  let before = ''
  for await (const piece of pieces) {
    const text = before + piece.toString('latin1')
    const plain = text.includes('#') ? text.replace(/#([0-9a-f]{2})/gi, unescaped) : text
    if (ACTIVE.test(plain)) throw new Refusal('active')
    if (text.includes(ARCHIVE)) throw new Refusal('mixed')
    before = text.slice(-OVERLAP)
  }
}

const unescaped = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
