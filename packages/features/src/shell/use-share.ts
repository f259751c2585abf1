import { useState } from 'react'

/** Hands the address to the system's share sheet, or copies it where there is none. `copied` says which happened. */
export function useShare() {
  const [copied, setCopied] = useState(false)
  const share = async (title: string) => {
    const url = window.location.origin + window.location.pathname
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // The reader closed the sheet, or the browser refuses the clipboard on plain http: nothing to undo.
    }
  }
  return { copied, share }
}
