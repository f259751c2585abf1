import { useEffect, useEffectEvent } from 'react'
import { plainKeysAreOn } from './plain-keys.ts'

type Shortcut = { key: string; ctrl?: boolean; enabled?: boolean }

/**
 * Listens before anything on the page does: the rich text editor has its own meaning for Ctrl+Enter.
 * Keys that belong to an input method's composition are never ours, and plain keys stay with the field that has the focus.
 * Who controls the computer by voice or holds keys by accident switches the plain ones off.
 */
export function useShortcut({ key, ctrl = false, enabled = true }: Shortcut, act: () => void) {
  const run = useEffectEvent(act)
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.key.toLowerCase() !== key.toLowerCase()) return
      if ((event.ctrlKey || event.metaKey) !== ctrl || (!ctrl && (isTyping(event.target) || !plainKeysAreOn()))) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) run()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [key, ctrl, enabled])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'))
