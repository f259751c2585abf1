import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** What a first visit loads, gzip, against the budgets of the two sites. Exits 1 when one is passed. */
const BUDGETS = { home: 120, detail: 130, total: 220, requests: 16 }
const PAGES = {
  'pc-home': 'home',
  'pc-detail-faq': 'detail',
  'pc-detail-faq-id': 'detail',
  'pc-detail-question': 'detail',
  'pc-detail-question-id': 'detail',
  'pc-search': 'detail',
  'mobile-home': 'home',
  'mobile-detail-faq': 'detail',
  'mobile-detail-faq-id': 'detail',
  'mobile-detail-question': 'detail',
  'mobile-detail-question-id': 'detail',
  'mobile-search': 'detail',
} as const

type Chunk = { module: string; imports: string[]; css?: string[]; parentId?: string }
type Manifest = { entry: Chunk; routes: Record<string, Chunk>; url: string }

const client = new URL('../build/client/', import.meta.url)
const manifestFile = readdirSync(new URL('assets/', client)).find((name) => /^manifest-.*\.js$/.test(name))
if (!manifestFile) throw new Error('no route manifest: build first (pnpm --filter @kms/web build)')
const manifestText = readFileSync(new URL(`assets/${manifestFile}`, client), 'utf8')
const manifest = JSON.parse(
  manifestText.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''),
) as Manifest

function filesOf(pageId: string): Set<string> {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (let id: string | undefined = pageId; id; id = manifest.routes[id]?.parentId) {
    const chunk = manifest.routes[id]
    if (!chunk) throw new Error(`no route ${id}`)
    // The router marks style sheets that lazy code shares with a "#".
    for (const file of [chunk.module, ...chunk.imports, ...(chunk.css ?? [])]) files.add(file.replace(/#$/, ''))
  }
  return files
}

const kilobytes = (file: string) => gzipSync(readFileSync(new URL(file.replace(/^\/kms\//, ''), client))).length / 1000
const sum = (files: string[]) => files.reduce((total, file) => total + kilobytes(file), 0)

let failed = false
console.log('page                    JS kB   CSS kB   requests')
for (const [page, budget] of Object.entries(PAGES)) {
  const files = [...filesOf(page)]
  const js = sum(files.filter((file) => file.endsWith('.js')))
  const css = sum(files.filter((file) => file.endsWith('.css')))
  // The document, its icon, and the router's question for the routes behind the page's links.
  const requests = files.length + 3
  const short = js > BUDGETS[budget] || js + css > BUDGETS.total || requests > BUDGETS.requests
  failed ||= short
  const cells = [page.padEnd(22), js.toFixed(1).padStart(6), css.toFixed(1).padStart(8), String(requests).padStart(8)]
  console.log(`${cells.join(' ')}   ${short ? 'SHORT' : 'pass'} (JS ≤ ${BUDGETS[budget]})`)
}
process.exitCode = failed ? 1 : 0
