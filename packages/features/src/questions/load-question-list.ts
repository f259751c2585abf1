import type { Api } from '@kms/api-client'
import { readCursor } from '../faq/faq-feed.ts'
import { sectionTrail } from '../faq/section-tree.ts'
import { notFound, optionalId, orErrorPage } from '../http/page-errors.ts'
import { feedRequest, readTab, type QuestionFeed } from './question-feed.ts'

const LIST_SIZE = 20
const TAGS_SHOWN = 24

/** Questions and articles: the section tree, the tags of the chosen section, one page of the list. */
export async function loadQuestionList(api: Api, url: URL) {
  const section = optionalId(url.searchParams.get('section'))
  const tag = optionalId(url.searchParams.get('tag'))
  const tab = readTab(url)
  const filter = { ...(section && { sectionId: section }), ...(tag && { tagId: tag }) }
  const [tree, tags, page] = await orErrorPage(
    Promise.all([
      api.getSectionTree({}),
      section ? api.listSectionTags({ params: { id: section } }) : [],
      api.listQuestions({ body: { ...filter, ...feedRequest(tab), size: LIST_SIZE, ...readCursor(url) } }),
    ]),
  )
  const trail = sectionTrail(tree, section)
  if (section && trail.length === 0) throw notFound()
  const feed: QuestionFeed = { tab, size: LIST_SIZE, records: page.records, nextCursor: page.nextCursor }
  return {
    tree: tree.map(({ id, name, iconKey, children }) => ({
      id,
      name,
      iconKey,
      children: children.map((child) => ({ id: child.id, name: child.name })),
    })),
    trail,
    tags: tags.slice(0, TAGS_SHOWN).map(({ id, name }) => ({ id, name })),
    section,
    tag,
    feed,
  }
}
export type QuestionListData = Awaited<ReturnType<typeof loadQuestionList>>
