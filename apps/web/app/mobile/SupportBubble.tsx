import { useDraggableBubble } from '@kms/features/shell/use-draggable-bubble'
import { mobileShellCopy } from '@kms/ui/copy/mobile-shell.copy'
import { supportCopy } from '@kms/ui/copy/support.copy'
import { SupportIcon } from '@kms/ui/SupportIcon'
import { lazy, Suspense, useState } from 'react'
import { useSiteChat } from '../shared/support/use-site-chat.ts'
import { useSite } from '../shared/use-site.ts'

const ActionSheet = lazy(async () => ({ default: (await import('@kms/ui/ActionSheet')).ActionSheet }))

/** The bubble of customer service: works where it stands, may be dragged out of the way, and offers two entries. */
export function SupportBubble() {
  const site = useSite()?.site
  const { fence, point, dragging, tapped, handlers } = useDraggableBubble()
  const [isOpen, setOpen] = useState(false)
  const chat = useSiteChat()
  if (!site) return null
  return (
    <>
      <aside ref={fence} className="bubble-fence" aria-label={supportCopy.entries}>
        <button
          type="button"
          className="support-bubble"
          aria-haspopup="dialog"
          data-dragging={dragging}
          // Set by script, never in the document's markup: the content policy forbids inline styles.
          style={point ? { left: point.x, top: point.y, right: 'auto', bottom: 'auto' } : undefined}
          onClick={() => tapped() && setOpen(true)}
          {...handlers}
        >
          <SupportIcon name="headset" size={20} />
          {mobileShellCopy.support}
        </button>
      </aside>
      {isOpen && (
        <Suspense>
          <ActionSheet
            title={supportCopy.entries}
            titleHidden
            actions={[
              { label: supportCopy.chat, icon: 'headset', onSelect: () => void chat.open() },
              { label: supportCopy.developer, icon: 'code', href: site.developerUrl },
            ]}
            cancelLabel={mobileShellCopy.cancel}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
