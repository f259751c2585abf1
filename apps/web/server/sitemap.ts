import type { Api } from '@kms/api-client'
import type { FaqCard } from '@kms/contract/faq'
import type { QuestionCard } from '@kms/contract/question-views'
import { absolute } from '@kms/features/shell/page-meta'
import { faqPath, homePath, libraryPath, questionsPath } from '@kms/features/faq/faq-paths'
import { questionListPath, questionPath } from '@kms/features/questions/question-paths'

/** Each file walks the list in pages of fifty; beyond this many the newest stand for the section. */
export const MAX_SITEMAP_URLS = 10_000
const PAGE_SIZE = 50
const LIFETIME_MS = 60 * 60_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const faqChange = ({ publishedAt, reviewedAt }: FaqCard) => [publishedAt.slice(0, 10), reviewedAt].sort().at(-1) ?? ''
const postChange = ({ publishedAt, editedAt }: QuestionCard) => (editedAt ?? publishedAt).slice(0, 10)

type Options = { api: Api; origin: string; now: () => number }

/**
 * Up to the limit everything stands in one file; beyond it that file is an index with two files per root section, FAQs and what
 * members wrote: everything belongs to exactly one of them. Kept for an hour, built once at a time.
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
    const [faqs, posts] = await Promise.all([
      api.listFaqs({ body: { size: 1 } }),
      api.listQuestions({ body: { size: 1 } }),
    ])
    if (faqs.total + posts.total <= MAX_SITEMAP_URLS)
      return urlSet([...(await pageItems()), ...(await faqItems({})), ...(await postItems({}))])
    const sections = await api.getSectionTree({})
    const files = [
      'sitemap-pages.xml',
      ...sections.flatMap(({ id }) => [`sitemap-${id}.xml`, `sitemap-posts-${id}.xml`]),
    ]
    const items = files.map((file) => `<sitemap><loc>${absolute(origin, `/${file}`)}</loc></sitemap>`)
    return `${HEAD}<sitemapindex ${NAMESPACE}>${items.join('')}</sitemapindex>`
  }

  async function pageItems() {
    const sections = await api.listSections({})
    const paths = [
      ...[homePath('pc'), libraryPath('pc'), questionsPath('pc')],
      ...sections.flatMap(({ id }) => [libraryPath('pc', { section: id }), questionListPath('pc', { section: id })]),
    ]
    return paths.map((path) => `<url><loc>${escapeXml(absolute(origin, path))}</loc></url>`)
  }

  const item = (path: string, changed: string) =>
    `<url><loc>${absolute(origin, path)}</loc><lastmod>${changed}</lastmod></url>`

  const faqItems = (filter: Filter) =>
    walk(
      (page) => api.listFaqs({ body: { ...filter, ...page } }),
      (faq) => item(faqPath('pc', faq.id), faqChange(faq)),
    )
  const postItems = (filter: Filter) =>
    walk(
      (page) => api.listQuestions({ body: { ...filter, ...page } }),
      (post) => item(questionPath('pc', post.id), postChange(post)),
    )

  const urlSet = (items: readonly string[]) => `${HEAD}<urlset ${NAMESPACE}>${items.join('')}</urlset>`

  return {
    start: () => keep('start', start),
    pages: () => keep('pages', async () => urlSet(await pageItems())),
    section: (sectionId: string) => keep(sectionId, async () => urlSet(await faqItems({ sectionId }))),
    posts: (sectionId: string) => keep(`posts-${sectionId}`, async () => urlSet(await postItems({ sectionId }))),
  }
}

type Filter = { sectionId?: string }
type Paged<T> = { records: T[]; nextCursor: string | null }

/** A list by its cursor, as far as one file may go. */
async function walk<T>(
  list: (page: { size: number; cursor?: string }) => Promise<Paged<T>>,
  itemOf: (record: T) => string,
): Promise<string[]> {
  const items: string[] = []
  let cursor: string | null = null
  do {
    const page: Paged<T> = await list({ size: PAGE_SIZE, ...(cursor && { cursor }) })
    items.push(...page.records.map(itemOf))
    cursor = page.nextCursor
  } while (cursor && items.length < MAX_SITEMAP_URLS)
  return items
}
