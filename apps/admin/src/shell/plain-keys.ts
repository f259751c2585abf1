import { useSyncExternalStore } from 'react'

const OFF_KEY = 'console-plain-keys-off'
const CHANGED = 'plain-keys-changed'

/** Whether single letters do something. */
export const plainKeysAreOn = () => localStorage.getItem(OFF_KEY) === null

export function switchPlainKeys(on: boolean) {
  if (on) localStorage.removeItem(OFF_KEY)
  else localStorage.setItem(OFF_KEY, '1')
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

export const usePlainKeys = () => useSyncExternalStore(subscribe, plainKeysAreOn)
