import type { Api } from '@kms/api-client'
import { orErrorPage, requireId } from '../http/page-errors.ts'
import { prepareArticle } from './prepare-article.ts'

const RELATED_SIZE = 6

/** One FAQ with what is read most beside it. The body is given apart: a document carries it as markup only. */
export async function loadFaqDetail(api: Api, rawId: string | undefined, tableLabel: string) {
  const id = requireId(rawId)
  const { content, ...faq } = await orErrorPage(api.getFaq({ params: { id } }))
  // A missing side column is no reason to withhold the answer.
  const related = await api.listFaqs({ body: { sectionId: faq.section.id, sort: 'hot', size: RELATED_SIZE } }).then(
    ({ records }) => records.filter((other) => other.id !== id).map((other) => ({ id: other.id, title: other.title })),
    () => [],
  )
  const { html, headings } = prepareArticle(content, tableLabel)
  return { faq, headings, related, html }
}
export type FaqDetailData = Omit<Awaited<ReturnType<typeof loadFaqDetail>>, 'html'> & { html: string | undefined }
