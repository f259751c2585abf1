import type { Api } from '@kms/api-client'
import type { FaqCard } from '@kms/contract/faq'
import { absolute } from '@kms/features/shell/page-meta'
import { faqPath, homePath, libraryPath } from '@kms/features/faq/faq-paths'

/** Each file walks the list in pages of fifty; beyond this many the newest stand for the section. */
export const MAX_SITEMAP_URLS = 10_000
const PAGE_SIZE = 50
const LIFETIME_MS = 60 * 60_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const lastChange = ({ publishedAt, reviewedAt }: FaqCard) => [publishedAt.slice(0, 10), reviewedAt].sort().at(-1)

type Options = { api: Api; origin: string; now: () => number }

/**
 * Up to the limit everything stands in one file; beyond it that file is an index with one file per root section, to exactly one of which
 * every FAQ belongs. Kept for an hour, built once at a time.
 */
export function createSitemaps({ api, origin, now }: Options) {
  const kept = new Map<string, { until: number; text: Promise<string> }>()

  function keep(name: string, build: () => Promise<string>): Promise<string> {
    const known = kept.get(name)
    if (known && now() < known.until) return known.text
    const text = build()
    kept.set(name, { until: now() + LIFETIME_MS, text })
    text.catch(() => kept.delete(name))
    return text
  }

  async function start() {
    const { total } = await api.listFaqs({ body: { size: 1 } })
    if (total <= MAX_SITEMAP_URLS) return urlSet([...(await pageItems()), ...(await faqItems({}))])
    const sections = await api.getSectionTree({})
    const files = ['sitemap-pages.xml', ...sections.map(({ id }) => `sitemap-${id}.xml`)]
    const items = files.map((file) => `<sitemap><loc>${absolute(origin, `/${file}`)}</loc></sitemap>`)
    return `${HEAD}<sitemapindex ${NAMESPACE}>${items.join('')}</sitemapindex>`
  }

  async function pageItems() {
    const sections = await api.listSections({})
    const paths = [homePath('pc'), libraryPath('pc'), ...sections.map(({ id }) => libraryPath('pc', { section: id }))]
    return paths.map((path) => `<url><loc>${escapeXml(absolute(origin, path))}</loc></url>`)
  }

  async function faqItems(filter: { sectionId?: string }) {
    const items: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await api.listFaqs({ body: { ...filter, size: PAGE_SIZE, ...(cursor && { cursor }) } })
      for (const faq of page.records) {
        const address = absolute(origin, faqPath('pc', faq.id))
        items.push(`<url><loc>${address}</loc><lastmod>${lastChange(faq)}</lastmod></url>`)
      }
      cursor = page.nextCursor
    } while (cursor && items.length < MAX_SITEMAP_URLS)
    return items
  }

  const urlSet = (items: readonly string[]) => `${HEAD}<urlset ${NAMESPACE}>${items.join('')}</urlset>`

  return {
    start: () => keep('start', start),
    pages: () => keep('pages', async () => urlSet(await pageItems())),
    section: (sectionId: string) => keep(sectionId, async () => urlSet(await faqItems({ sectionId }))),
  }
}
