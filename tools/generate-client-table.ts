/** Writes the browser's table of method and path, so that no schema travels to the reader. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { endpoints } from '../packages/contract/src/endpoints.ts'

const file = new URL('../packages/api-client/src/endpoint-table.gen.ts', import.meta.url)
type Called = { access: string; path: string }
/** The console's calls and the mock ones stay apart: a reader's browser has no use for them. */
const isForSite = ({ access, path }: Called) => access !== 'admin' && path.startsWith('/api/')
const tableOf = (name: string, chosen: (endpoint: Called) => boolean) => {
  const rows = Object.values(endpoints)
    .filter(chosen)
    .map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`)
  return `export const ${name} = {\n${rows.join('\n')}\n} as const\n`
}
const text = `// Generated from the contract by \`make generate\`; do not edit.
${tableOf('siteTable', isForSite)}
${tableOf('consoleTable', (endpoint) => !isForSite(endpoint))}`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('endpoint-table.gen.ts is stale: run `make generate`')
    process.exit(1)
  }
} else {
  writeFileSync(file, text)
}
