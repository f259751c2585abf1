import type { EditedPointRule, EditedScorePlatform } from '@kms/contract/admin-points'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../session/api.ts'

export const rulesQuery = queryOptions({
  queryKey: ['points', 'rules'],
  queryFn: () => api.adminListPointRules({ body: {} }),
})
export const platformsQuery = queryOptions({
  queryKey: ['points', 'platforms'],
  queryFn: () => api.adminListScorePlatforms({ body: {} }),
})
export const ledgerQuery = (userId: string) =>
  queryOptions({
    queryKey: ['points', 'ledger', userId],
    queryFn: () => api.adminGetLedger({ body: { userId, size: 50 } }),
    enabled: userId !== '',
    staleTime: 0,
    retry: false,
  })

/** Whatever is saved, the lists are read again: another operator may have been quicker. */
function useSaving<T>(save: (value: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: save, onSettled: () => queries.invalidateQueries({ queryKey: ['points'] }) })
}

export const useSaveRule = () =>
  useSaving(({ code, amount, reputation, dailyCap, enabled, revision }: EditedPointRule) =>
    api.adminSavePointRule({ body: { code, amount, reputation, dailyCap, enabled, revision } }),
  )
export const useSavePlatform = () =>
  useSaving(({ code: _, ...platform }: EditedScorePlatform) => api.adminSaveScorePlatform({ body: platform }))

export type Correction = { userId: string; amount: number; reason: string; key: string }
export const useCorrect = () =>
  useSaving(({ key, ...body }: Correction) => api.adminCorrectPoints({ body }, { headers: { 'idempotency-key': key } }))
