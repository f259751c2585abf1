import { chromium, type Browser } from '@playwright/test'
import type { BenchDatabase } from './bench-database.ts'
import { startFrontDoor } from './front-door.ts'
import { loadCold, longestTaskWhileTyping, type Device } from './page-load.ts'
import { paintLines } from './paint-lines.ts'
import { show, type Line } from './report.ts'
import { startSite } from './servers.ts'
import { settings } from './settings.ts'

const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]
const SITES: readonly Device[] = ['pc', 'mobile']
const PAGES: readonly PageName[] = ['home', 'FAQ detail', 'question detail']
const JS_KB: Readonly<Record<PageName, number>> = { home: 120, 'FAQ detail': 130, 'question detail': 130 }
const TOTAL_KB = 220
const REQUESTS = 16
const LONG_TASK_MS = 50

/** Goal 8: what a browser with an empty cache has to fetch, and when the reader sees it. */
export async function browserLines(database: BenchDatabase): Promise<Line[]> {
  const site = await startSite(database, 'cached')
  const door = await startFrontDoor(site)
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS })
  try {
    const lines: Line[] = []
    for (const device of SITES) {
      const address = pagesOf(device, database, door.origin)
      for (const page of PAGES) lines.push(...(await sizeLines(browser, device, page, address[page])))
    }
    const { home, 'FAQ detail': faq, 'question detail': question } = pagesOf('mobile', database, door.origin)
    const painted = { home, 'question detail': question, ...(!settings.short && { 'FAQ detail': faq }) }
    lines.push(...(await paintLines(browser, painted)))
    for (const device of SITES)
      lines.push(await typingLine(browser, device, `${door.origin}/kms/${device}/search?val=NSX`))
    return lines
  } finally {
    await browser.close()
    await door.stop()
    await site.stop()
  }
}

const pagesOf = (device: Device, { ids }: BenchDatabase, origin: string) => ({
  home: `${origin}/kms/${device}/home`,
  'FAQ detail': `${origin}/kms/${device}/detail/faq/${ids.FAQ[0]}`,
  'question detail': `${origin}/kms/${device}/detail/question/${ids.question[0]}`,
})
type PageName = keyof ReturnType<typeof pagesOf>

async function sizeLines(browser: Browser, device: Device, page: PageName, url: string): Promise<Line[]> {
  const cost = await loadCold(browser, device, url)
  const line = (what: string, figure: number, unit: string, atMost: number): Line => ({
    measure: `${device} ${page}, cold: ${what}`,
    ours: show(figure),
    figure,
    unit,
    goal: { atMost },
  })
  return [
    line('JavaScript of the document, compressed', cost.document.scriptKb, 'kB', JS_KB[page]),
    line('JavaScript until idle, compressed', cost.idle.scriptKb, 'kB', JS_KB[page]),
    line('everything until idle, compressed', cost.idle.totalKb, 'kB', TOTAL_KB),
    line('requests of the document', cost.document.requests, 'requests', REQUESTS),
    line('requests until idle', cost.idle.requests, 'requests', REQUESTS),
  ]
}

async function typingLine(browser: Browser, device: Device, url: string): Promise<Line> {
  const figure = await longestTaskWhileTyping(browser, device, url)
  const ours = figure === 0 ? 'none over 50' : show(figure)
  return {
    measure: `${device}: longest task while typing in search`,
    ours,
    figure,
    unit: 'ms',
    goal: { atMost: LONG_TASK_MS },
  }
}
