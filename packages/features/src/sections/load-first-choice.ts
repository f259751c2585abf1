import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'
import { firstTags } from './first-choice.ts'

/** The first-run page: something to pick from, and what the reader follows already. */
export async function loadFirstChoice(api: Api) {
  const [{ sections, tags, mine }, recommended] = await orErrorPage(
    Promise.all([api.offerFirstChoice({}), api.listRecommendedTags({})]),
  )
  return { offer: { sections, tags: firstTags(recommended, tags, mine.tags) }, mine }
}
export type FirstChoiceData = Awaited<ReturnType<typeof loadFirstChoice>>
