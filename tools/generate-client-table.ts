/** Writes the browser's table of method and path, so that no schema travels to the reader. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { endpoints } from '../packages/contract/src/endpoints.ts'

const file = new URL('../packages/api-client/src/endpoint-table.gen.ts', import.meta.url)
const rows = Object.values(endpoints).map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`)
const text = `// Generated from the contract by \`make generate\`; do not edit.\nexport const endpointTable = {\n${rows.join('\n')}\n} as const\n`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('endpoint-table.gen.ts is stale: run `make generate`')
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
