import { THEME_SCRIPT } from '@kms/features/shell/theme-script'
import { offlineCopy } from '@kms/ui/copy/offline.copy'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const clock = (time: Date) =>
  time.toLocaleString('zh-CN', { month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit' })

export const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

export const stylesOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="(\/kms\/assets\/[^"]+\.css)"/g)].flatMap(([, href]) => href ?? [])

/** The page to read, and nothing that would ask a server that is not there: it says what it is instead. */
export function asCopy(html: string, keptAt: Date): string {
  const strip = `<div class="offline-strip" role="status"><p>${offlineCopy.copyOf(clock(keptAt))}<a href="">${offlineCopy.retry}</a></p></div>`
  return html
    .replace(SCRIPT, (script) => (script.includes(THEME_SCRIPT) ? script : ''))
    .replace(PRELOAD, '')
    .replace(/<body[^>]*>/, (body) => body + strip)
}
