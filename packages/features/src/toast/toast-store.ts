import { useSyncExternalStore } from 'react'

/** The specification's second for every message. */
export const MESSAGE_DURATION_MS = 1000

export type Toast = { id: number; text: string; kind: 'error' | 'warning' | 'done' }

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says something shortly. The same words are not said twice at once: ten failed calls are one message. */
export function showToast(text: string, options: { kind?: Toast['kind']; durationMs?: number } = {}) {
  const { kind = 'error', durationMs = MESSAGE_DURATION_MS } = options
  const id = ++lastId
  change([...shown.filter((toast) => toast.text !== text), { id, text, kind }])
  setTimeout(() => change(shown.filter((toast) => toast.id !== id)), durationMs)
}

export const currentToasts = () => shown
const NONE: readonly Toast[] = []

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useToasts = () => useSyncExternalStore(subscribe, currentToasts, () => NONE)
