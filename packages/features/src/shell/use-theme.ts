import { useEffect, useState } from 'react'
import { DARK_QUERY, THEME_KEY } from './theme-script.ts'

export type ThemeChoice = 'auto' | 'light' | 'dark'

function apply(choice: ThemeChoice) {
  const dark = choice === 'dark' || (choice === 'auto' && matchMedia(DARK_QUERY).matches)
  Object.assign(document.documentElement.dataset, { themeChoice: choice, theme: dark ? 'dark' : 'light' })
}

/** The reader's choice; `auto` follows the system as it changes. */
export function useTheme() {
  const [choice, setChoice] = useState<ThemeChoice>('auto')
  useEffect(() => {
    const stored = document.documentElement.dataset.themeChoice
    if (stored === 'light' || stored === 'dark') setChoice(stored)
  }, [])
  useEffect(() => {
    if (choice !== 'auto') return
    const system = matchMedia(DARK_QUERY)
    const follow = () => apply('auto')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [choice])
  const choose = (next: ThemeChoice) => {
    setChoice(next)
    apply(next)
    try {
      localStorage.setItem(THEME_KEY, next)
    } catch {
      // Private windows may refuse storage: the choice then lasts for this page only.
    }
  }
  return { choice, choose }
}
