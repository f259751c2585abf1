import type { Api } from '@kms/api-client'
import type { MyChoice } from '@kms/contract/my-sections'
import { useState } from 'react'
import { offerOthers, pickedCount, startFirstChoice, togglePick, type ChoiceKind } from './first-choice.ts'

export type FirstChoiceApi = Pick<Api, 'offerFirstChoice' | 'saveFirstChoice'>

/** Which call is under way, or has failed. */
type Call = 'idle' | 'offering' | 'saving' | 'offerFailed' | 'saveFailed'

/** Both sites' first-run page without its looks. `goOn` leads to where the reader wanted to go. */
export function useFirstChoice(api: FirstChoiceApi, offer: MyChoice, goOn: () => void) {
  const [choice, setChoice] = useState(() => startFirstChoice(offer))
  const [call, setCall] = useState<Call>('idle')
  const busy = call === 'offering' || call === 'saving'

  const others = async () => {
    if (busy) return
    setCall('offering')
    try {
      const next = await api.offerFirstChoice({})
      setChoice((before) => offerOthers(before, next))
      setCall('idle')
    } catch {
      setCall('offerFailed')
    }
  }

  /** Skipping is an answer too: the page is not shown again by itself. */
  const save = async (picked: { sections: readonly string[]; tags: readonly string[] }) => {
    if (busy) return
    setCall('saving')
    try {
      await api.saveFirstChoice({ body: { sectionIds: [...picked.sections], tagIds: [...picked.tags] } })
      goOn()
    } catch {
      setCall('saveFailed')
    }
  }

  return {
    ...choice,
    call,
    busy,
    count: pickedCount(choice),
    toggle: (kind: ChoiceKind, id: string) => setChoice((before) => togglePick(before, kind, id)),
    others: () => void others(),
    finish: () => void save(choice.picked),
    skip: () => void save({ sections: [], tags: [] }),
  }
}
export type FirstChoiceForm = ReturnType<typeof useFirstChoice>
