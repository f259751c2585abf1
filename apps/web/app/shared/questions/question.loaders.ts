import { loadAnswers } from '@kms/features/questions/load-answers'
import { loadQuestionDetail, type QuestionPage } from '@kms/features/questions/load-question-detail'
import { loadQuestionList } from '@kms/features/questions/load-question-list'
import { questionPath } from '@kms/features/questions/question-paths'
import { withRequestId } from '@kms/features/http/page-errors'
import { faqDetailCopy } from '@kms/ui/copy/faq-detail.copy'
import { redirect, type RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'
import { highlightCode } from './highlight-code.ts'

const TEXTS = { tableLabel: faqDetailCopy.table, highlight: highlightCode }

type Context = { context: Readonly<RouterContextProvider> }

/** The texts by key; undefined in a document, which carries them as markup. */
export type Bodies = Record<string, string> | undefined
export type QuestionDetailData = { page: QuestionPage; bodies: Bodies }

/** Shared by both sites. In a document the texts travel as markup only; a client navigation gets them as data. */
export async function questionDetailLoader({
  params,
  url,
  context,
}: Context & { params: { id?: string }; url: URL }): Promise<QuestionDetailData> {
  const { api, tags, articleBodies, device, requestId, viewer } = context.get(requestScope)
  for (const tag of [`question:${params.id}`, 'question-list', 'taxonomy']) tags.add(tag)
  const options = { ...TEXTS, isMember: viewer !== null, query: url.searchParams }
  const { page, bodies } = await withRequestId(requestId, loadQuestionDetail(api, params.id, options))
  // Merged into another: its address leads there for good, and search engines follow.
  if (page.kind === 'published' && page.piece.mergedInto)
    throw redirect(questionPath(device, page.piece.mergedInto), 301)
  if (!articleBodies) return { page, bodies }
  for (const [key, html] of Object.entries(bodies)) articleBodies.set(key, html)
  return { page, bodies: undefined }
}

/**
 * Answers that the page asks for later. They come by way of this process rather than from the API, because code is coloured
 * here: once for every reader, and never with a highlighter in the browser. Visitors' ones are kept like their pages.
 */
export async function answersLoader({ params, url, context }: Context & { params: { id?: string }; url: URL }) {
  const { api, tags, requestId, viewer } = context.get(requestScope)
  tags.add(`question:${params.id}`)
  const options = { ...TEXTS, isMember: viewer !== null }
  return Response.json(await withRequestId(requestId, loadAnswers(api, params.id, url.searchParams, options)))
}

export function questionListLoader({ url, context }: Context & { url: URL }) {
  const { api, tags, requestId } = context.get(requestScope)
  for (const tag of ['question-list', 'taxonomy']) tags.add(tag)
  return withRequestId(requestId, loadQuestionList(api, url))
}
