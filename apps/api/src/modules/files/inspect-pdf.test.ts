import { expect, it } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'

async function* cut(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield Buffer.from(text.slice(at, at + length), 'latin1')
}
const why = (text: string, length = text.length) =>
  inspectPdf(cut(text, length)).then(
    () => 'nothing',
    (error: { why: string }) => error.why,
  )

it.each([
  ['/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', 'active'],
  ['/AA << /O << /S /Launch /F (cmd.exe) >> >>', 'active'],
  ['<< /S /J#61v#61Script >>', 'active'],
  ['/Type /EmbeddedFile ', 'active'],
  ['PK\u0005\u0006', 'mixed'],
  ['/JSonly /Title (JavaScript guide)', 'nothing'],
  ['/Color #23JS ', 'nothing'],
])('%j is %s', async (content, expected) => {
  const text = `%PDF-1.7\n${' '.repeat(200)}${content}${' '.repeat(200)}\n%%EOF`
  // However the pieces fall.
  for (const length of [text.length, 1, 7, 64]) expect(await why(text, length)).toBe(expected)
})
