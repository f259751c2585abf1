/** Builds the service worker into build/worker/sw.js, with the offline page inside it: nothing else has to be fetched. */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { THEME_SCRIPT } from '@kms/features/shell/theme-script'
import { build } from 'vite'
import { offlineHtml } from './offline-page.html.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const hash = (text: string) => createHash('sha256').update(text).digest('base64')
const UNKNOWN_VERSION = '__VERSION__'

type Output = { type: 'chunk' | 'asset'; fileName: string; code?: string; source?: string | Uint8Array }

async function bundle(entry: string, define: Record<string, string> = {}) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: here(entry), output: { format: 'iife' } },
    },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? (each.output as Output[]) : []))
  const style = outputs.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''
  return { code: outputs.find(({ type }) => type === 'chunk')?.code?.trim() ?? '', style: String(style).trim() }
}

const page = await bundle('./offline-page.ts')
const parts = { theme: THEME_SCRIPT, style: page.style, script: page.code }
if (parts.script.includes('</script') || parts.style.includes('</style'))
  throw new Error('the offline page would break')
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash(parts.style)}'`,
  `script-src 'sha256-${hash(parts.theme)}' 'sha256-${hash(parts.script)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const { code } = await bundle('./sw.ts', {
  OFFLINE_PAGE: JSON.stringify({ html: offlineHtml(parts), policy }),
  VERSION: JSON.stringify(UNKNOWN_VERSION),
})
// The same worker has the same name for its copies, whatever else was deployed.
const version = createHash('sha256').update(code).digest('hex').slice(0, 12)
mkdirSync(here('../build/worker'), { recursive: true })
writeFileSync(here('../build/worker/sw.js'), code.replaceAll(UNKNOWN_VERSION, version))
console.log(`service worker ${version}: ${(code.length / 1000).toFixed(1)} kB`)
