import { useState } from 'react'

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** A form whose values are saved as a whole; `fields` is what the server said of each. */
export function useSavedForm<V extends object>(initial: V, save: (values: V) => Promise<Partial<V> | void>) {
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SaveState>('idle')
  const [failure, setFailure] = useState<unknown>(null)

  const change = (part: Partial<V>) => {
    setValues((now) => ({ ...now, ...part }))
    setState('idle')
  }
  /** What is saved may come back changed: blanks are trimmed. */
  const submit = async (next: V = values) => {
    if (state === 'saving') return
    setState('saving')
    setFailure(null)
    try {
      const settled = await save(next)
      setValues({ ...next, ...settled })
      setState('saved')
    } catch (error) {
      setFailure(error)
      setState('failed')
    }
  }
  return { values, state, failure, change, submit }
}
