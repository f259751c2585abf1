import { useEffect, useSyncExternalStore } from 'react'

export type SchemeChoice = 'auto' | 'light' | 'dark'

/** The public sites keep their choice under the same name: one choice for all of them. */
const CHOICE_KEY = 'theme'
const CHANGED = 'theme-changed'
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

function readChoice(): SchemeChoice {
  const kept = localStorage.getItem(CHOICE_KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'auto'
}

function subscribe(listener: () => void) {
  const system = darkSystem()
  system.addEventListener('change', listener)
  window.addEventListener(CHANGED, listener)
  // Another tab chose.
  window.addEventListener('storage', listener)
  return () => {
    system.removeEventListener('change', listener)
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}

export function chooseScheme(choice: SchemeChoice) {
  localStorage.setItem(CHOICE_KEY, choice)
  window.dispatchEvent(new Event(CHANGED))
}

export const useSchemeChoice = () => useSyncExternalStore(subscribe, readChoice)

/** The scheme in force; also told to the design tokens through the document element. */
export function useScheme(): 'light' | 'dark' {
  const choice = useSchemeChoice()
  const systemIsDark = useSyncExternalStore(subscribe, () => darkSystem().matches)
  const scheme = choice === 'auto' ? (systemIsDark ? 'dark' : 'light') : choice
  useEffect(() => {
    document.documentElement.dataset.theme = scheme
  }, [scheme])
  return scheme
}
