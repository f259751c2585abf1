import { useEffect, useState } from 'react'

export type ThemeChoice = 'auto' | 'light' | 'dark'
const STORAGE_KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

/** Runs in <head> before the first paint, so that a dark page never flashes white. The choice is left on <html> for the switch. */
export const THEME_SCRIPT = `(function(){var c='auto';try{c=localStorage.getItem('${STORAGE_KEY}')||'auto'}catch(e){}var d=document.documentElement;d.dataset.themeChoice=c;d.dataset.theme=c==='dark'||(c!=='light'&&matchMedia('${DARK_QUERY}').matches)?'dark':'light'})()`

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
      localStorage.setItem(STORAGE_KEY, next)
    } catch {
      // Private windows may refuse storage: the choice then lasts for this page only.
    }
  }
  return { choice, choose }
}
