import { useEffect, useRef } from 'react'

type Props = {
  /** What is asked. */
  title: string
  /** Names the act: 删除问题, never 确定 alone. */
  act: string
  danger?: boolean
  cancelLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** A modal question, open as long as it is rendered. The browser traps focus, closes on Esc and gives focus back. */
export function ConfirmDialog({ title, act, danger = false, cancelLabel, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const confirm = () => {
    dialog.current?.close()
    onConfirm()
  }
  return (
    <dialog ref={dialog} className="confirm-dialog" aria-label={title} onClose={onClose}>
      <p>{title}</p>
      <div className="confirm-acts">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {cancelLabel}
        </button>
        <button type="button" className={danger ? 'button danger' : 'button primary'} onClick={confirm}>
          {act}
        </button>
      </div>
    </dialog>
  )
}
