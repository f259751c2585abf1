import { positionOf, rememberPosition } from '@kms/features/questions/reading-position'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { useEffect, useState } from 'react'

/** Where the middle of the window stands in the text: 0 at its top, 1 at its end. */
function shareRead(text: HTMLElement) {
  const { top, height } = text.getBoundingClientRect()
  return (window.innerHeight / 2 - top) / Math.max(1, height)
}

/** Remembers how far an article was read, and offers to go on from there. Never moves the page by itself. */
export function ContinueReading({ id, bodyId }: { id: string; bodyId: string }) {
  const [from, setFrom] = useState<number>()
  useEffect(() => {
    const text = document.getElementById(bodyId)
    if (!text) return
    setFrom(text.getBoundingClientRect().height > window.innerHeight ? positionOf(localStorage, id) : undefined)
    let share: number | undefined
    const measure = () => {
      share = shareRead(text)
    }
    const keep = () => share !== undefined && rememberPosition(localStorage, id, share)
    const keepWhenHidden = () => document.hidden && keep()
    window.addEventListener('scroll', measure, { passive: true })
    document.addEventListener('visibilitychange', keepWhenHidden)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('scroll', measure)
      document.removeEventListener('visibilitychange', keepWhenHidden)
      window.removeEventListener('pagehide', keep)
    }
  }, [id, bodyId])

  if (from === undefined) return null
  const goOn = () => {
    const text = document.getElementById(bodyId)
    if (!text) return
    const { top, height } = text.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + from * height - window.innerHeight / 2 })
    setFrom(undefined)
  }
  return (
    <button type="button" className="continue-reading" onClick={goOn}>
      {questionCopy.continueReading}
    </button>
  )
}
