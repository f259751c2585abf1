import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import { useState } from 'react'
import { BlockTools } from './BlockTools.tsx'
import { EditorIcon } from './EditorIcon.tsx'
import { FileTools } from './FileTools.tsx'
import { LinkField } from './LinkField.tsx'
import { TOOLS } from './tools.ts'

type Props = {
  editor: Editor
  addFiles: ((files: File[]) => void) | undefined
  canMention: boolean
}

/** One row of 44 px that scrolls sideways; what belongs to the block under the cursor stands in a second row. */
export function Toolbar({ editor, addFiles, canMention }: Props) {
  const [linking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter((tool) => tool.isActive?.(now)).map(({ name }) => name),
  })
  return (
    <div className="editor-tools">
      {linking && <LinkField editor={editor} close={() => setLinking(false)} />}
      <BlockTools editor={editor} />
      <div role="toolbar" aria-label={editorCopy.tools}>
        {addFiles && <FileTools addFiles={addFiles} />}
        {TOOLS.map(({ name, run }) => (
          <button
            key={name}
            type="button"
            aria-label={editorCopy[name]}
            title={editorCopy[name]}
            aria-pressed={active.includes(name)}
            // The text keeps the focus, and with it the keyboard of a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            <EditorIcon name={name} />
          </button>
        ))}
        <button
          type="button"
          aria-label={editorCopy.link}
          title={editorCopy.link}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        >
          <EditorIcon name="link" />
        </button>
        {canMention && (
          <button
            type="button"
            aria-label={editorCopy.mention}
            title={editorCopy.mention}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor.chain().focus().insertContent('@').run()}
          >
            <EditorIcon name="mention" />
          </button>
        )}
      </div>
    </div>
  )
}
