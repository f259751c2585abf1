import type { Api } from '@kms/api-client'
import { notFound, orErrorPage, requireId } from '../http/page-errors.ts'
import { shownText, type ShownAnswer, type TextOptions } from './load-question-detail.ts'

const MORE_ANSWERS = 10

export type AnswerPage = { records: ShownAnswer[]; nextCursor: string | null }
type Options = TextOptions & { isMember: boolean }

/** Another page of answers, or the one that a link names; both with texts as the page itself shows them. */
export async function loadAnswers(
  api: Api,
  rawQuestionId: string | undefined,
  query: URLSearchParams,
  options: Options,
): Promise<AnswerPage> {
  const questionId = requireId(rawQuestionId)
  const show = <T extends { content: string }>(answer: T) => ({
    ...answer,
    content: shownText(answer.content, options),
  })
  const id = query.get('id')
  if (id !== null) {
    const { own: _own, ...answer } = await orErrorPage(api.getAnswer({ params: { id: requireId(id) } }))
    if (answer.questionId !== questionId) throw notFound()
    return { records: [show(answer)], nextCursor: null }
  }
  const cursor = query.get('cursor')
  const sort = query.get('sort') === 'time' ? 'time' : 'hot'
  const input = { body: { questionId, sort, size: MORE_ANSWERS, ...(cursor && { cursor }) } } as const
  const page = await orErrorPage(options.isMember ? api.listAnswers(input) : api.listPublicAnswers(input))
  // The reader's own that wait stand on the page already.
  const shown = page.records.filter(({ status }) => status === 'published')
  return { records: shown.map(show), nextCursor: page.nextCursor }
}
