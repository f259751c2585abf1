import { asFavourite, asLike, browserApi } from '../questions/question-calls.ts'

export const sendFaqLike = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  return asLike(await (on ? api.likeFaq({ params: { id } }) : api.unlikeFaq({ params: { id } })))
}

export const sendFaqCollect = (id: string) => async (on: boolean) => {
  const api = await browserApi()
  return asFavourite(await (on ? api.collectFaq({ params: { id } }) : api.uncollectFaq({ params: { id } })))
}
