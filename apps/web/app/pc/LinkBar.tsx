import { useScrolledPastOneScreen } from '@kms/features/shell/use-scrolled-past'
import { supportCopy } from '@kms/ui/copy/support.copy'
import { SupportIcon } from '@kms/ui/SupportIcon'
import { useEffect, useState } from 'react'
import { useSiteChat } from '../shared/support/use-site-chat.ts'
import { useSite } from '../shared/use-site.ts'

const toTop = () => {
  window.scrollTo({ top: 0, behavior: 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Customer service, developer community, back to top. In narrow windows one button unfolds it. */
export function LinkBar() {
  const scrolled = useScrolledPastOneScreen()
  const [unfolded, setUnfolded] = useState(false)
  const { open } = useSiteChat()
  const developerUrl = useSite()?.site.developerUrl
  useEffect(() => {
    if (!unfolded) return
    const foldOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setUnfolded(false)
    document.addEventListener('keydown', foldOnEscape)
    return () => document.removeEventListener('keydown', foldOnEscape)
  }, [unfolded])
  return (
    <aside className="link-bar" data-unfolded={unfolded} aria-label={supportCopy.entries}>
      <div className="link-bar-entries" id="link-bar-entries">
        <button type="button" className="chat-entry" onClick={() => void open()}>
          <SupportIcon name="headset" size={20} />
          {supportCopy.chat}
        </button>
        <a href={developerUrl} target="_blank" rel="noopener noreferrer">
          <SupportIcon name="code" size={20} />
          {supportCopy.developer}
        </a>
        {scrolled && (
          <button type="button" onClick={toTop}>
            <SupportIcon name="arrowUp" size={20} />
            {supportCopy.backToTop}
          </button>
        )}
      </div>
      <button
        type="button"
        className="link-bar-toggle"
        aria-expanded={unfolded}
        aria-controls="link-bar-entries"
        aria-label={supportCopy.entries}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SupportIcon name="headset" size={20} />
      </button>
    </aside>
  )
}
