import { ApiError } from '@kms/api-client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { App } from 'antd'
import { useRef, useState } from 'react'

/** One change at a time, with what the API said about it; lists that it concerns are loaded anew. */
export function useAct(lists: QueryKey) {
  const client = useQueryClient()
  const { message } = App.useApp()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const busy = useRef(false)

  /** Null: it did not happen. */
  async function act<T>(work: () => Promise<T>, done: string): Promise<T | null> {
    if (busy.current) return null
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      const result = await work()
      void message.success(done)
      return result
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return null
    } finally {
      busy.current = false
      setPending(false)
      // Also after a failure: somebody else may have been faster.
      void client.invalidateQueries({ queryKey: lists })
    }
  }

  /** What is wrong with a field, by the first part of its path. */
  const errorOf = (field: string) =>
    Object.entries(failure?.fields ?? {}).find(([path]) => path.split('.')[0] === field)?.[1]

  return { act, pending, failure, errorOf, forget: () => setFailure(null) }
}
export type Act = ReturnType<typeof useAct>
