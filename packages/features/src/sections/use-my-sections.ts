import type { Api } from '@kms/api-client'
import { useState } from 'react'
import { withSubscription, type MySectionTree } from './my-sections.ts'

export type MySectionApi = Pick<Api, 'subscribeSection' | 'unsubscribeSection'>

/** Shown at once, taken back when the server could not be told. */
export function useMySections(api: MySectionApi, loaded: readonly MySectionTree[]) {
  const [tree, setTree] = useState(loaded)
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(new Set())
  const [failedName, setFailedName] = useState<string>()

  const toggle = async ({ id, name, subscribed }: Pick<MySectionTree, 'id' | 'name' | 'subscribed'>) => {
    if (underWay.has(id)) return
    setFailedName(undefined)
    setUnderWay((before) => new Set(before).add(id))
    setTree((before) => withSubscription(before, id, !subscribed))
    try {
      const answer = await (subscribed
        ? api.unsubscribeSection({ params: { id } })
        : api.subscribeSection({ body: { sectionId: id } }))
      setTree((before) => withSubscription(before, id, answer.subscribed))
    } catch {
      setTree((before) => withSubscription(before, id, subscribed))
      setFailedName(name)
    }
    setUnderWay((before) => new Set([...before].filter((one) => one !== id)))
  }

  return { tree, failedName, toggle: (section: Parameters<typeof toggle>[0]) => void toggle(section) }
}
