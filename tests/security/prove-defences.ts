/**
 * `make prove`: takes each defence away, one at a time, and expects its test to fail. A test that passes without the defence
 * proves nothing. Works on the files in place and puts each one back; refuses to touch a file with uncommitted changes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defences, type Defence } from './defences.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const only = process.argv[2]

const isClean = (file: string) => execFileSync('git', ['status', '--porcelain', '--', file], { cwd: ROOT }).length === 0

function failsWithout({ file, from, to, test }: Defence): boolean {
  const path = ROOT + file
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} no longer contains: ${from}`)
  writeFileSync(path, text.replace(from, to))
  try {
    const run = spawnSync('vitest', ['run', '--project', 'security', '--bail', '1', test], { cwd: ROOT })
    return run.status !== 0 && /FAIL/.test(String(run.stderr) + String(run.stdout))
  } finally {
    writeFileSync(path, text)
  }
}

let missed = 0
for (const defence of defences.filter(({ name }) => only === undefined || name.startsWith(only))) {
  if (!isClean(defence.file)) throw new Error(`${defence.file} has uncommitted changes`)
  const seen = failsWithout(defence)
  if (!seen) missed += 1
  console.log(`${seen ? 'fails without it' : 'STILL PASSES   '}  ${defence.name}`)
}
console.log(`${defences.length} defences, ${missed} not proven`)
process.exit(missed === 0 ? 0 : 1)
