import '@kms/ui/rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useState } from 'react'
import type { ControlProps } from '../edit/Field.tsx'
import { editorExtensions } from './editor-extensions.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import './rich-text-editor.css'
import { tidyHtml } from './tidy-html.ts'

type Props = {
  control: ControlProps
  label: string
  /** Read once: to replace the text, give the component a new key. Setting it while somebody types would break input methods. */
  initialHtml: string
  readOnly: boolean
  onChange: (html: string) => void
}

export function RichTextEditor({ control, label, initialHtml, readOnly, onChange }: Props) {
  const { id, 'aria-invalid': invalid, 'aria-describedby': describedBy } = control
  const [content] = useState(initialHtml)
  // Stable while somebody types: every changed option would touch the view, also in the middle of a composition.
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...{ id, class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        'aria-invalid': String(invalid),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    }),
    [id, label, invalid, describedBy],
  )
  const editor = useEditor({
    extensions: editorExtensions,
    content,
    editorProps,
    editable: !readOnly,
    onUpdate: ({ editor: changed }) => {
      const { body } = new DOMParser().parseFromString(changed.getHTML(), 'text/html')
      onChange(tidyHtml(body))
    },
  })

  useEffect(() => {
    // Quietly: becoming read-only is no edit.
    editor.setEditable(!readOnly, false)
  }, [editor, readOnly])

  return (
    <div className={invalid ? 'rich-text-box rich-text-invalid' : 'rich-text-box'}>
      {!readOnly && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
