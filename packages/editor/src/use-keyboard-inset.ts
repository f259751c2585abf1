import { useEffect } from 'react'

/** How much of the window a phone's keyboard covers, for style sheets: `--keyboard`. */
export function useKeyboardInset(active: boolean) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!active || !seen) return
    const root = document.documentElement
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop))
      root.style.setProperty('--keyboard', `${covered}px`)
      root.dataset['keyboard'] = String(covered > 120)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      root.style.removeProperty('--keyboard')
      delete root.dataset['keyboard']
    }
  }, [active])
}
