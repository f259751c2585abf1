import type { Api } from '@kms/api-client'
import type { Answer } from '@kms/contract/answers'
import type { ShownAnswer } from '@kms/features/questions/load-question-detail'
import type { Mark } from '@kms/features/questions/use-mark'

/** Pages are also rendered on the server, where nobody calls: the client is loaded with the first call. */
export const browserApi = async (): Promise<Api> => (await import('../../shell/browser-api.ts')).browserApi

type Sort = 'hot' | 'time'
type AnswerPage = { records: ShownAnswer[]; nextCursor: string | null }
type AskForAnswers = { questionId: string; isMember: boolean; sort: Sort; size: number; cursor?: string }

export async function listAnswers({ isMember, ...body }: AskForAnswers): Promise<AnswerPage> {
  const api = await browserApi()
  const { records, nextCursor } = await (isMember ? api.listAnswers({ body }) : api.listPublicAnswers({ body }))
  return { records, nextCursor }
}

const asLike = ({ liked, likeCount }: { liked: boolean; likeCount: number }): Mark => ({ on: liked, count: likeCount })

export const sendQuestionLike = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  return asLike(await (on ? api.likeQuestion({ params: { id } }) : api.unlikeQuestion({ params: { id } })))
}

export const sendQuestionCollect = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  const { collected, collectCount } = await (on
    ? api.collectQuestion({ params: { id } })
    : api.uncollectQuestion({ params: { id } }))
  return { on: collected, count: collectCount }
}

export const sendAnswerLike = (id: string, type: Answer['answerType']) => async (on: boolean) => {
  const api = await browserApi()
  const input = { params: { id, type } }
  return asLike(await (on ? api.likeAnswer(input) : api.unlikeAnswer(input)))
}
