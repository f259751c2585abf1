import { loadFaqDetail, type FaqDetailData } from '@kms/features/faq/load-faq-detail'
import { withRequestId } from '@kms/features/http/page-errors'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Args = { params: { id?: string }; context: Readonly<RouterContextProvider> }

/** Shared by both sites. In a document the body travels as markup only; a client navigation gets it as data. */
export async function loader({ params, context }: Args): Promise<FaqDetailData> {
  const { api, tags, articleBodies, requestId } = context.get(requestScope)
  for (const tag of [`faq:${params.id}`, 'faq-list', 'taxonomy']) tags.add(tag)
  const { html, ...detail } = await withRequestId(requestId, loadFaqDetail(api, params.id, faqDetailCopy.table))
  if (!articleBodies) return { ...detail, html }
  articleBodies.set(detail.faq.id, html)
  return { ...detail, html: undefined }
}
