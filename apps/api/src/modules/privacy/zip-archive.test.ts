import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zipArchive } from './zip-archive.ts'

it('is read by another program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kms-zip-'))
  try {
    const long = '断路器跳闸。'.repeat(10_000)
    writeFileSync(
      join(folder, 'a.zip'),
      zipArchive([
        { name: '目录.html', content: '<p>你好</p>' },
        { name: 'data/a.json', content: long },
      ]),
    )
    const script =
      'import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
    execFileSync('python3', ['-c', script, join(folder, 'a.zip'), folder])
    expect(readFileSync(join(folder, '目录.html'), 'utf8')).toBe('<p>你好</p>')
    expect(readFileSync(join(folder, 'data/a.json'), 'utf8')).toBe(long)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
