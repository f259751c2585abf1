import type { Api } from '@kms/api-client'
import { orErrorPage } from '../http/page-errors.ts'

const SHOWN = 50
/** 换一批 shows that many. */
export const PICKED = 6

export const loadBigshots = async (api: Api) => {
  const { records } = await orErrorPage(api.listBigshots({ query: { size: SHOWN } }))
  return { bigshots: records }
}
export type BigshotsData = Awaited<ReturnType<typeof loadBigshots>>

/** A few to get to know, and who helped most lately. */
export async function loadOtherBigshots(api: Api) {
  const [picked, week, month] = await orErrorPage(
    Promise.all([
      api.pickBigshots({ params: { n: PICKED } }),
      api.listHotUsers({ query: { period: 'week' } }),
      api.listHotUsers({ query: { period: 'month' } }),
    ]),
  )
  return { picked, hot: { week, month } }
}
export type OtherBigshotsData = Awaited<ReturnType<typeof loadOtherBigshots>>
