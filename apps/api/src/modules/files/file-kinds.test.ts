import { files } from '@kms/contract'
import { expect, it } from 'vitest'
import { admit, inWords, kindOf } from './file-kinds.ts'

const MIB = 1024 * 1024
const asked = (fileName: string, over: Partial<Parameters<typeof admit>[0]> = {}) => {
  try {
    return admit(
      { fileName, contentType: 'application/octet-stream', size: 1, purpose: 'attachment', ...over },
      files.MAX_ATTACHMENT_BYTES,
    )
  } catch (error) {
    return (error as { error: string }).error
  }
}

it.each(['手册.pdf', 'a.DOCX', 'b.zip', 'c.tar.7z', 'd.dwg', 'e.csv'])('takes %s as an attachment', (name) => {
  expect(asked(name)).toBe('attachment')
})

it.each(['p.JPG', 'p.png', 'p.gif', 'p.webp'])('takes %s as a picture, whatever it is sent as', (name) => {
  expect(asked(name)).toBe('image')
  expect(asked(name, { purpose: 'image', contentType: 'image/png' })).toBe('image')
})

it.each([
  'a.svg',
  'a.html',
  'a.htm',
  'a.xhtml',
  'a.js',
  'a.exe',
  'a.jar',
  'a.apk',
  'a.docm',
  'a.php',
  'a',
  'a.pdf.exe',
  'a.constructor',
  'a.__proto__',
])('refuses %s', (name) => {
  expect(asked(name)).toBe('file.type_refused')
  expect(asked(name, { purpose: 'image' })).toBe('file.type_refused')
})

it.each([
  ['a.png', 'image/svg+xml'],
  ['a.png', 'text/html'],
  ['a.txt', 'text/html'],
  ['a.pdf', 'application/xhtml+xml'],
  ['a.csv', 'application/javascript'],
  ['a.png', 'text/plain'],
])('refuses %s that calls itself %s', (name, contentType) => {
  expect(asked(name, { contentType })).toBe('file.type_refused')
})

it('takes office documents under their own long type', () => {
  expect(
    asked('a.docx', { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }),
  ).toBe('attachment')
})

it('has its limits', () => {
  expect([files.MAX_IMAGE_BYTES, files.MAX_ATTACHMENT_BYTES]).toEqual([20 * MIB, 64 * MIB])
  expect([files.MAX_BIG_FILE_BYTES, files.MAX_ADMIN_FILE_BYTES]).toEqual([2048 * MIB, 10_240 * MIB])
  expect(asked('a.png', { size: 20 * MIB + 1 })).toBe('file.too_large')
  expect(asked('a.pdf', { size: 64 * MIB })).toBe('attachment')
  expect(asked('a.pdf', { size: 64 * MIB + 1 })).toBe('file.too_large')
})

it('knows no kinds but its own', () => {
  expect(kindOf('a.toString')).toBeUndefined()
})

it('says sizes as people do', () => {
  expect([1, 2048, 1.5 * MIB, 20 * MIB, 2048 * MIB].map(inWords)).toEqual(['1 KB', '2 KB', '1.5 MB', '20 MB', '2 GB'])
})
