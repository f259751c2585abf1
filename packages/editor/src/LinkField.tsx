import type { Editor } from '@tiptap/core'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import { useEffect, useRef, type KeyboardEvent } from 'react'

/** No form: the editor may stand in one. */
export function LinkField({ editor, close }: { editor: Editor; close: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const apply = () => {
    const address = field.current?.value.trim() ?? ''
    const href = /^[a-z]+:/i.test(address) || address === '' ? address : `https://${address}`
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="editor-block-tools">
      <input
        ref={field}
        type="url"
        aria-label={editorCopy.linkAddress}
        placeholder="https://"
        defaultValue={String(editor.getAttributes('link')['href'] ?? '')}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={apply}>
        {editorCopy.linkApply}
      </button>
      {editor.isActive('link') && (
        <button
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            close()
          }}
        >
          {editorCopy.linkRemove}
        </button>
      )}
    </div>
  )
}
