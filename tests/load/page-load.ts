import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { DESKTOP_AGENT } from './html-lines.ts'

export type Device = 'pc' | 'mobile'

const PHONE = devices['Pixel 7']!
/** Latency, down and up of the usual throttled 4G test profile, on a processor a quarter as quick. */
const FOUR_G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const SLOWER_PROCESSOR = 4
const TYPED = 'NSX250F 脱扣后怎样复位 iC65N 接线'

/** A context of its own has an empty cache. Playwright's own agent would be taken for a robot. */
export const newReader = (browser: Browser, device: Device): Promise<BrowserContext> =>
  browser.newContext(
    device === 'mobile' ? { ...PHONE } : { userAgent: DESKTOP_AGENT, viewport: { width: 1440, height: 900 } },
  )

/** What a first visit fetches: what the document itself names, and all of it until the page has come to rest. */
export async function loadCold(browser: Browser, device: Device, url: string) {
  const context = await newReader(browser, device)
  const page = await context.newPage()
  const fetched: Promise<Fetched>[] = []
  const missing: string[] = []
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()))
  page.on('requestfinished', (request) => {
    const script = request.resourceType() === 'script'
    const path = new URL(request.url()).pathname
    fetched.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, script, bytes })))
  })
  const html = await (await open(page, url)).text()
  // What the browser had already is told with the size of a head that never travelled, below nothing.
  const all = (await Promise.all(fetched)).filter(({ bytes }) => bytes >= 0)
  await context.close()
  if (missing.length > 0) throw new Error(`${url} names what is not there: ${missing.join(', ')}`)
  const own = new URL(url).pathname
  return { document: costOf(all.filter(({ path }) => path === own || html.includes(path))), idle: costOf(all) }
}

type Fetched = { path: string; script: boolean; bytes: number }

function costOf(all: readonly Fetched[]) {
  const kb = (some: readonly Fetched[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  return { scriptKb: kb(all.filter(({ script }) => script)), totalKb: kb(all), requests: all.length }
}

async function open(page: Page, url: string) {
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok() || new URL(answer.url()).pathname !== new URL(url).pathname)
    throw new Error(`${url} answered ${answer?.status()} at ${answer?.url()}`)
  return answer
}

type Vitals = { paintMs: number; shift: number }
type Watched = Window & { benchVitals: Vitals; benchLongest: number }
type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Largest contentful paint and layout shift of one cold visit on a throttled phone. */
export async function visitOnPhone(browser: Browser, url: string): Promise<Vitals> {
  const context = await newReader(browser, 'mobile')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FOUR_G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.addInitScript(() => {
    const vitals = { paintMs: 0, shift: 0 }
    ;(window as unknown as Watched).benchVitals = vitals
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) vitals.paintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) if (!entry.hadRecentInput) vitals.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, url)
  // The browser tells of a paint some time after it.
  await page.waitForFunction(() => (window as unknown as Watched).benchVitals.paintMs > 0)
  const vitals = await page.evaluate(() => (window as unknown as Watched).benchVitals)
  await context.close()
  return vitals
}

/** 0 when no task was long enough for the browser to tell (50 ms). */
export async function longestTaskWhileTyping(browser: Browser, device: Device, url: string): Promise<number> {
  const context = await newReader(browser, device)
  const page = await context.newPage()
  await open(page, url)
  await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.benchLongest = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.benchLongest = Math.max(watched.benchLongest, entry.duration)
    }).observe({ type: 'longtask' })
  })
  await page.locator('input[name="val"]:visible').first().pressSequentially(TYPED)
  const longest = await page.evaluate(() => (window as unknown as Watched).benchLongest)
  await context.close()
  return longest
}
