import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

type Props = { label: string; onClose: () => void; children: ReactNode }

/**
 * A panel at the right edge, modal while it is mounted. The browser's own dialog keeps the focus inside, answers Esc and gives
 * the focus back to what had it before.
 */
export function Drawer({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing before the element is gone is what returns the focus; an ordinary effect would be too late for it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    const element = dialog.current
    // The backdrop belongs to the dialog element; everything inside is covered by the body.
    const closeOutside = (event: MouseEvent) => event.target === element && onClose()
    element?.addEventListener('click', closeOutside)
    return () => element?.removeEventListener('click', closeOutside)
  }, [onClose])
  // The event of a closing that was undone meanwhile (development mounts twice) says nothing.
  const closed = () => dialog.current?.open === false && onClose()
  return (
    <dialog ref={dialog} className="drawer" aria-label={label} onClose={closed}>
      <div className="drawer-body">{children}</div>
    </dialog>
  )
}
