import { zipOf } from '@kms/testing/zip-bytes'
import { expect, it } from 'vitest'
import { inspectZip } from './inspect-zip.ts'

const inspect = (bytes: Buffer) => inspectZip(bytes.length, async (from, length) => bytes.subarray(from, from + length))
const why = (bytes: Buffer) =>
  inspect(bytes).then(
    () => 'nothing',
    (error: { why: string }) => error.why,
  )
const GIB = 1024 ** 3

it('reads the names of an archive', async () => {
  expect(await inspect(zipOf({ name: 'a.txt' }, { name: '图纸/柜体.dwg', content: Buffer.from('x') }))).toEqual([
    'a.txt',
    '图纸/柜体.dwg',
  ])
  expect(await inspect(zipOf({ name: '..a/b..txt' }))).toEqual(['..a/b..txt'])
})

it.each([
  ['../../etc/cron.d/x', 'paths'],
  ['a/../../x', 'paths'],
  ['/etc/passwd', 'paths'],
  ['C:\\Windows\\x.dll', 'paths'],
  ['..\\x', 'paths'],
  ['a\0.txt', 'paths'],
])('refuses an entry named %j', async (name, expected) => {
  expect(await why(zipOf({ name }))).toBe(expected)
})

it('refuses links', async () => {
  expect(await why(zipOf({ name: 'link', mode: 0o120777 }))).toBe('paths')
})

it('refuses bombs: too large in one, in the sum, by ratio, by number', async () => {
  expect(await why(zipOf({ name: 'a', unpacked: 0.9 * GIB }))).toBe('bomb')
  expect(await why(zipOf(...Array.from({ length: 60 }, (_, i) => ({ name: `${i}`, unpacked: 1024 * 1024 }))))).toBe(
    'bomb',
  )
  expect(await why(zipOf({ name: 'a', content: Buffer.alloc(1024 * 1024), unpacked: 60 * 1024 * 1024 }))).toBe(
    'nothing',
  )
  expect(await why(zipOf(...Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}` }))))).toBe('bomb')
  // Says "see the larger field" and has none.
  expect(await why(zipOf({ name: 'a', unpacked: 0xffffffff }))).toBe('bomb')
})

it('refuses what is no whole archive', async () => {
  const whole = zipOf({ name: 'a.txt', content: Buffer.from('hello') })
  expect(await why(whole.subarray(0, -1))).toBe('archive')
  expect(await why(Buffer.concat([whole, Buffer.from('<html>')]))).toBe('archive')
  expect(await why(Buffer.from('PK'))).toBe('archive')
  const wrong = Buffer.from(whole)
  wrong.writeUInt32LE(0xfffffff0, wrong.length - 6)
  expect(await why(wrong)).toBe('archive')
})
