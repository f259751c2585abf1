import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { editorCopy } from '@kms/ui/copy/editor.copy'
import '@kms/ui/rich-text.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addFiles, putFile } from './add-files.ts'
import type { RichEditorProps } from './editor-types.ts'
import { extensionsOf } from './extensions.ts'
import type { PeopleMenu } from './nodes/mention.ts'
import { PeopleList } from './PeopleList.tsx'
import './rich-editor.css'
import { valueOf } from './serialise.ts'
import { Toolbar } from './Toolbar.tsx'
import { createUploads } from './uploads.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

export type { EditorValue, FindCodes, FindPeople, Person, RichEditorProps, Uploader } from './editor-types.ts'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** The one rich editor of both sites: posts, answers and comments. Load it lazily. */
export function RichEditor(props: RichEditorProps) {
  const {
    label,
    placeholder = '',
    initial,
    uploader,
    findPeople,
    findCodes,
    size = 'page',
    device,
    autoFocus,
    readOnly,
  } = props
  const [people, setPeople] = useState<PeopleMenu | null>(null)
  const [words, setWords] = useState(0)
  const now = useRef<{ editor: Editor | null } & Pick<RichEditorProps, 'onChange' | 'onCursor'>>({
    editor: null,
    onChange: props.onChange,
  })
  useEffect(() => {
    now.current = { ...now.current, onChange: props.onChange, ...(props.onCursor && { onCursor: props.onCursor }) }
  }, [props.onChange, props.onCursor])

  const [uploads] = useState(() => uploader && createUploads(uploader))
  const [extensions] = useState(() =>
    extensionsOf({ placeholder, uploads, findPeople, findCodes, showPeople: setPeople }),
  )
  const take = (files: File[], at?: number) => {
    const { editor } = now.current
    if (!uploads || !editor || files.length === 0) return false
    addFiles(editor, uploads, files, at)
    return true
  }
  const editor = useEditor({
    extensions,
    content: initial?.doc ?? initial?.html ?? '',
    injectCSS: false,
    immediatelyRender: true,
    editable: !readOnly,
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      handlePaste: (_, event) => take(filesOf(event.clipboardData)),
      handleDrop: (view, event, _slice, moved) =>
        !moved && take(filesOf(event.dataTransfer), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onCreate: ({ editor: made }) => {
      setWords(countWords(made))
      if (props.cursor) made.chain().setTextSelection(props.cursor).focus().run()
    },
    onSelectionUpdate: ({ editor: { state } }) =>
      now.current.onCursor?.({ from: state.selection.from, to: state.selection.to }),
    onUpdate: ({ editor: changed }) => {
      // Half-composed syllables are no words yet; what they become comes with the next update.
      if (!changed.view.composing) setWords(countWords(changed))
      now.current.onChange(valueOf(changed))
    },
  })
  useEffect(() => {
    now.current.editor = editor
    uploads?.connect((uploadId, fileId) => !editor.isDestroyed && putFile(editor, uploadId, fileId))
    return () => uploads?.close()
  }, [editor, uploads])
  // At once: TipTap's own autofocus comes a moment later, and keys of that moment would go nowhere.
  useLayoutEffect(() => {
    if (!autoFocus) return
    editor.commands.setTextSelection(editor.state.doc.content.size)
    editor.view.focus()
  }, [editor, autoFocus])
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly])
  useKeyboardInset(device === 'mobile')

  return (
    <div className={`rich-editor ${size} for-${device}`} onCompositionEnd={() => setWords(countWords(editor))}>
      {!readOnly && (
        <Toolbar
          editor={editor}
          addFiles={uploads && ((files) => void take(files))}
          canMention={findPeople !== undefined}
        />
      )}
      <EditorContent editor={editor} />
      <p className="editor-words">{editorCopy.words(words)}</p>
      {people && <PeopleList menu={people} />}
    </div>
  )
}

const countWords = (editor: Editor) => editor.getText().replace(/\s/g, '').length
