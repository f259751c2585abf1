/**
 * Puts what nginx serves itself under STATIC_ROOT, each text file beside its gzip form.
 * Hashed files of earlier builds stay for a week: a page opened before a deploy still asks for them.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gzipSync } from 'node:zlib'

const KEEP_DAYS = 7
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/
const HASHED = /(?:^|\/)assets\//

const project = fileURLToPath(new URL('..', import.meta.url))
const root = process.env['STATIC_ROOT']
if (!root) throw new Error('STATIC_ROOT is not set')

const filesUnder = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

function publishFile(source: string, target: string, now: Date): void {
  if (HASHED.test(target) && existsSync(target)) {
    utimesSync(target, now, now)
    if (existsSync(`${target}.gz`)) utimesSync(`${target}.gz`, now, now)
    return
  }
  mkdirSync(dirname(target), { recursive: true })
  // Moved into place whole: nginx may be serving the previous one.
  cpSync(source, `${target}.new`)
  renameSync(`${target}.new`, target)
  if (HASHED.test(target) && COMPRESSIBLE.test(target)) {
    writeFileSync(`${target}.gz`, gzipSync(readFileSync(source), { level: constants.Z_BEST_COMPRESSION }))
  }
}

function publish(from: string, to: string, now: Date): number {
  const source = join(project, from)
  const files = filesUnder(source)
  // Hashed files first: no page may name a file that is not there yet.
  files.sort((a, b) => Number(HASHED.test(b)) - Number(HASHED.test(a)))
  for (const file of files) publishFile(file, join(root!, to, file.slice(source.length)), now)
  return files.length
}

function forgetOld(now: Date): void {
  const oldest = now.getTime() - KEEP_DAYS * 86_400_000
  for (const file of filesUnder(root!)) if (statSync(file).mtimeMs < oldest) rmSync(file)
}

const now = new Date()
const count = publish('apps/web/build/client/assets', 'kms/assets', now) + publish('apps/admin/dist', 'kms/admin', now)
forgetOld(now)
console.log(`static files: ${count} published`)
