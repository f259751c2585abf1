import { useState } from 'react'

type Props = {
  /** Unique on the page: the browser finds the server's markup by it. */
  id: string
  /** Sanitised HTML; undefined in the browser when the document already carries it. */
  html: string | undefined
}

/**
 * An article's body, sent once: the server writes it into the document and leaves it out of the hydration data;
 * the browser takes over the markup that is already there instead of receiving it a second time as JSON.
 */
export function RichText({ id, html }: Props) {
  const [adopted] = useState(() =>
    typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return <div id={id} className="rich-text" dangerouslySetInnerHTML={{ __html: html ?? adopted }} />
}
