import { gzipSync } from 'node:zlib'
import { devices, type Browser } from '@playwright/test'
import { visitOnPhone } from './page-load.ts'
import { recordAnswers, type RecordedAnswer } from './record-answers.ts'
import { show, type Line } from './report.ts'
import { median } from './rounds.ts'
import { startBare } from './servers.ts'
import { settings } from './settings.ts'

const PAINT_RATIO = 1.5
const SHIFT = 0.02
const AGENT = devices['Pixel 7']!.userAgent

/** The page against a file with the same content, style sheets and no scripts, in turn. */
export async function paintLines(browser: Browser, pages: Readonly<Record<string, string>>): Promise<Line[]> {
  const bare = await startBare(await recordStaticCopies(Object.values(pages)))
  const lines: Line[] = []
  for (const [name, url] of Object.entries(pages)) {
    const still = `${bare.origin}${new URL(url).pathname}`
    const visits: { ours: Visit; file: Visit }[] = []
    // The first pair only warms the browser up.
    for (let visit = 0; visit <= settings.pageLoads; visit += 1)
      visits.push({ ours: await visitOnPhone(browser, url), file: await visitOnPhone(browser, still) })
    lines.push(...linesOf(name, visits.slice(1)))
  }
  await bare.stop()
  return lines
}

type Visit = Awaited<ReturnType<typeof visitOnPhone>>

function linesOf(name: string, visits: readonly { ours: Visit; file: Visit }[]): Line[] {
  const shift = Math.max(...visits.map(({ ours }) => ours.shift))
  return [
    {
      measure: `mobile ${name}, throttled 4G: largest paint (static file)`,
      ours: show(median(visits.map(({ ours }) => ours.paintMs)), 'ms'),
      reference: show(median(visits.map(({ file }) => file.paintMs)), 'ms'),
      figure: median(visits.map(({ ours, file }) => ours.paintMs / file.paintMs)),
      goal: { atMost: PAINT_RATIO },
    },
    {
      measure: `mobile ${name}, throttled 4G: layout shift`,
      ours: shift.toFixed(3),
      figure: shift,
      unit: '',
      goal: { atMost: SHIFT },
    },
  ]
}

/** The same addresses on the bare server: the HTML without its scripts, and the files that it still names. */
async function recordStaticCopies(urls: readonly string[]): Promise<string> {
  const answers: RecordedAnswer[] = []
  const files = new Set<string>()
  for (const url of urls) {
    const html = withoutScripts(await (await fetch(url, { headers: { 'user-agent': AGENT } })).text())
    const body = gzipSync(html).toString('base64')
    answers.push({ key: new URL(url).pathname, type: 'text/html; charset=utf-8', encoding: 'gzip', body })
    for (const [, file] of html.matchAll(/(?:href|src)="(\/kms\/[^"#?]+\.\w+)"/g)) files.add(file!)
  }
  const origin = new URL(urls[0]!).origin
  const requests = [...files].map((url) => ({ method: 'GET' as const, url }))
  return recordAnswers([{ origin, requests, headers: { 'accept-encoding': 'gzip' } }], answers)
}

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
