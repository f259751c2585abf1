import type { Api } from '@kms/api-client'
import { notFound, optionalId, orErrorPage } from '../http/page-errors.ts'
import { readCursor, readSort, type FaqFeed } from './faq-feed.ts'
import { sectionTrail } from './section-tree.ts'

const LIBRARY_SIZE = 20
const TAGS_SHOWN = 24

/** The FAQ library: the section tree, the tags of the chosen section, one page of the list. */
export async function loadLibrary(api: Api, url: URL) {
  const section = optionalId(url.searchParams.get('section'))
  const tag = optionalId(url.searchParams.get('tag'))
  const sort = readSort(url)
  const filter = { ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }
  const [tree, tags, page] = await orErrorPage(
    Promise.all([
      api.getSectionTree({}),
      section ? api.listSectionTags({ params: { id: section } }) : [],
      api.listFaqs({ body: { ...filter, sort, size: LIBRARY_SIZE, ...readCursor(url) } }),
    ]),
  )
  const trail = sectionTrail(tree, section)
  if (section && trail.length === 0) throw notFound()
  const feed: FaqFeed = { sort, size: LIBRARY_SIZE, records: page.records, nextCursor: page.nextCursor }
  return { tree, trail, tags: tags.filter(({ faqCount }) => faqCount > 0).slice(0, TAGS_SHOWN), section, tag, feed }
}
export type LibraryData = Awaited<ReturnType<typeof loadLibrary>>
