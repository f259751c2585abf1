import type { Api } from '@kms/api-client'
import type { RankPeriod } from '@kms/contract/home'
import { orErrorPage, withRequestId } from '@kms/features/http/page-errors'
import type { RouterContextProvider } from 'react-router'
import { requestScope } from '../../shell/request-scope.ts'

type Args = { context: Readonly<RouterContextProvider> }

/** A member's own: no tags, so never kept. `now` travels along, so that server and browser say the same of a time. */
function own<T extends object>({ context }: Args, load: (api: Api) => Promise<T>): Promise<T & { now: number }> {
  const { api, requestId } = context.get(requestScope)
  return withRequestId(
    requestId,
    orErrorPage(load(api)).then((data) => ({ ...data, now: Date.now() })),
  )
}

export const HISTORY_SIZE = 10

export const bubblesLoader = (args: Args) =>
  own(args, async (api) => {
    const query = { size: HISTORY_SIZE }
    const [wallet, history] = await Promise.all([api.getWallet({}), api.listScoreHistory({ query })])
    return { wallet, history }
  })

export const scoreLoader = (args: Args) =>
  own(args, async (api) => {
    const query = { size: HISTORY_SIZE }
    const [wallet, history, platforms, exchanges] = await Promise.all([
      api.getWallet({}),
      api.listScoreHistory({ query }),
      api.listScorePlatforms({}),
      api.listExchanges({ query }),
    ])
    return { wallet, history, platforms, exchanges }
  })

const PERIODS: readonly RankPeriod[] = ['week', 'month', 'all']

/** The period that an address names; the week for none, or nonsense. */
export const readPeriod = (url: URL): RankPeriod =>
  PERIODS.find((period) => period === url.searchParams.get('period')) ?? 'week'

export const rankLoader = ({ url, ...args }: Args & { url: URL }) =>
  own(args, async (api) => {
    const period = readPeriod(url)
    const [rows, wallet] = await Promise.all([api.listHotUsers({ query: { period } }), api.getWallet({})])
    return { period, rows, reputation: wallet.reputation }
  })
