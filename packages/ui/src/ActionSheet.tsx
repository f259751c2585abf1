import { useEffect, useRef } from 'react'
import { SupportIcon, type SupportIconName } from './SupportIcon.tsx'

type Act = { label: string; icon?: SupportIconName; danger?: boolean }
export type SheetAction = Act & ({ onSelect: () => void } | { href: string })

type Props = {
  /** What is asked, or what the choices are about. */
  title: string
  titleHidden?: boolean
  actions: readonly SheetAction[]
  cancelLabel: string
  onClose: () => void
}

/** A modal sheet at the lower edge, open as long as it is rendered. The browser traps focus, closes on Esc and gives focus back. */
export function ActionSheet({ title, titleHidden = false, actions, cancelLabel, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Only the backdrop is the dialog itself; everything in it is a child.
    const closeOnBackdrop = (event: MouseEvent) => event.target === element && element.close()
    element.addEventListener('click', closeOnBackdrop)
    element.showModal()
    return () => element.removeEventListener('click', closeOnBackdrop)
  }, [])

  return (
    <dialog ref={dialog} className="action-sheet" aria-label={title} onClose={onClose}>
      <ul>
        {!titleHidden && <li className="sheet-title">{title}</li>}
        {actions.map((action) => (
          <li key={action.label}>
            <SheetRow action={action} close={close} />
          </li>
        ))}
      </ul>
      <button type="button" className="sheet-cancel" onClick={close}>
        {cancelLabel}
      </button>
    </dialog>
  )
}

function SheetRow({ action, close }: { action: SheetAction; close: () => void }) {
  const face = (
    <>
      {action.icon && <SupportIcon name={action.icon} size={20} />}
      {action.label}
    </>
  )
  const className = action.danger ? 'sheet-row danger' : 'sheet-row'
  if ('href' in action) {
    return (
      <a className={className} href={action.href} target="_blank" rel="noopener noreferrer" onClick={close}>
        {face}
      </a>
    )
  }
  const select = () => {
    close()
    action.onSelect()
  }
  return (
    <button type="button" className={className} onClick={select}>
      {face}
    </button>
  )
}
