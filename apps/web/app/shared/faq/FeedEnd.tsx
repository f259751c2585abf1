import { faqCopy } from '@kms/ui/copy/faq.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

type Props = { nextHref: string | undefined; state: 'idle' | 'loading' | 'failed'; more: () => void }

/** A link to the next page; with scripts it grows the list instead. */
export function FeedEnd({ nextHref, state, more }: Props) {
  if (nextHref === undefined) return <p className="feed-end muted">{faqCopy.noMore}</p>
  const grow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    more()
  }
  const label = { idle: faqCopy.loadMore, loading: siteCopy.loading, failed: faqCopy.loadFailed }[state]
  return (
    <p className="feed-end" aria-live="polite">
      <Link className="text-link" to={nextHref} onClick={grow} aria-disabled={state === 'loading'} rel="next">
        {label}
      </Link>
    </p>
  )
}
