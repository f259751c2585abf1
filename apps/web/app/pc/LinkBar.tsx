import { useScrolledPastOneScreen } from '@kms/features/shell/use-scrolled-past'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Icon } from '@kms/ui/Icon'

const toTop = () => {
  window.scrollTo({ top: 0, behavior: 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}

export function LinkBar() {
  if (!useScrolledPastOneScreen()) return null
  return (
    <aside className="link-bar" aria-label={siteCopy.quickEntries}>
      <button type="button" onClick={toTop}>
        <Icon name="arrowUp" size={20} />
        {siteCopy.backToTop}
      </button>
    </aside>
  )
}
