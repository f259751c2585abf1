import { useState } from 'react'

type Props = {
  /** Unique on the page: the browser finds the server's markup by it. */
  id: string
  /** Safe HTML; undefined in the browser when the document already carries it. */
  html: string | undefined
  className?: string | undefined
}

/**
 * Markup that is sent once: the server writes it into the document and leaves it out of the hydration data; the browser takes
 * over what is already there instead of receiving it a second time as JSON.
 */
export function AdoptedMarkup({ id, html, className }: Props) {
  const [adopted] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html ?? adopted }} />
}
