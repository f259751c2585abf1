import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageCache, Served } from './page-cache.ts'

/** Everything an operator needs to see whether readers are served, and from where. */
export function createMetrics(cache: PageCache) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const pages = new Counter({
    name: 'kms_web_pages_total',
    help: 'Pages sent, by status and by where they came from',
    labelNames: ['status', 'source'],
    registers: [register],
  })
  const rendering = new Histogram({
    name: 'kms_web_render_seconds',
    help: 'Time to render a page, API calls included',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const cachedPages = new Gauge({
    name: 'kms_web_cached_pages',
    help: 'Pages held in this process',
    registers: [register],
    collect() {
      this.set(cache.size().entries)
    },
  })
  // Looking a labelled counter up costs more than counting.
  const counters = new Map<string, Counter.Internal>()
  const countPage = ({ page: { status }, source }: Served) => {
    const name = `${status} ${source}`
    let counter = counters.get(name)
    if (!counter) counters.set(name, (counter = pages.labels(String(status), source)))
    counter.inc()
  }
  return { register, countPage, rendering, cachedPages }
}
export type Metrics = ReturnType<typeof createMetrics>
