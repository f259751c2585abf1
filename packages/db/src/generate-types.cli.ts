/** `make generate`: table types from the migrated database. `--check` compares with the committed file instead. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('./database.gen.ts', import.meta.url))
const args = [
  '--dialect',
  'postgres',
  '--date-parser',
  'string',
  '--exclude-pattern',
  '(kysely_*|graphile_worker.*)',
  '--out-file',
  file,
]
if (process.argv.includes('--check')) args.push('--verify')

const bin = fileURLToPath(new URL('../node_modules/.bin/kysely-codegen', import.meta.url))
process.exit(spawnSync(bin, args, { stdio: 'inherit', env: process.env }).status ?? 1)
