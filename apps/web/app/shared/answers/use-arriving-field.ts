import { useRef, useState, type ComponentType } from 'react'
import type { AnswerField } from './AnswerField.tsx'

type Field = typeof AnswerField extends ComponentType<infer P> ? ComponentType<P> : never

/**
 * The editor takes the place of the plain field as soon as its code has come, except in the middle of a composition: an input
 * method that loses its field loses the word.
 */
export function useArrivingField() {
  const [Editor, setEditor] = useState<Field>()
  const arrived = useRef<Field>(undefined)
  const asked = useRef(false)
  const composing = useRef(false)

  const show = () => {
    const field = arrived.current
    if (field && !composing.current) setEditor(() => field)
  }
  return {
    Editor,
    async ask() {
      if (asked.current) return
      asked.current = true
      try {
        arrived.current = (await import('./AnswerField.tsx')).AnswerField
        show()
      } catch {
        // No network: the plain field goes on working, and the next focus asks again.
        asked.current = false
      }
    },
    onCompositionStart: () => void (composing.current = true),
    onCompositionEnd: () => {
      composing.current = false
      show()
    },
  }
}
