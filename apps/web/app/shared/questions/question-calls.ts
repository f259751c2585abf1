import type { Api } from '@kms/api-client'
import type { Answer } from '@kms/contract/answers'
import type { AnswerPage } from '@kms/features/questions/load-answers'
import { answersPath } from '@kms/features/questions/question-paths'
import type { Mark } from '@kms/features/questions/use-mark'

/** Pages are also rendered on the server, where nobody calls: the client is loaded with the first call. */
export const browserApi = async (): Promise<Api> => (await import('../../shell/browser-api.ts')).browserApi

type AskForAnswers = { questionId: string } & ({ sort: 'hot' | 'time'; cursor?: string } | { id: string })

/** From our own server, not from the API: texts come ready to be shown, their code coloured and their tables boxed. */
export async function loadAnswers({ questionId, ...query }: AskForAnswers): Promise<AnswerPage> {
  const answer = await fetch(`/kms${answersPath(questionId)}?${new URLSearchParams(query)}`)
  if (!answer.ok) throw new Error(`answers: ${answer.status}`)
  return (await answer.json()) as AnswerPage
}

export const asLike = ({ liked, likeCount }: { liked: boolean; likeCount: number }): Mark => ({
  on: liked,
  count: likeCount,
})

export const sendQuestionLike = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  return asLike(await (on ? api.likeQuestion({ params: { id } }) : api.unlikeQuestion({ params: { id } })))
}

export const asFavourite = ({ collected, collectCount }: { collected: boolean; collectCount: number }): Mark => ({
  on: collected,
  count: collectCount,
})

export const sendQuestionCollect = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  return asFavourite(await (on ? api.collectQuestion({ params: { id } }) : api.uncollectQuestion({ params: { id } })))
}

export const sendAnswerLike = (id: string, type: Answer['answerType']) => async (on: boolean) => {
  const api = await browserApi()
  const input = { params: { id, type } }
  return asLike(await (on ? api.likeAnswer(input) : api.unlikeAnswer(input)))
}
