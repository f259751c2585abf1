import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { editorCopy } from '@kms/ui/copy/editor.copy'

/** Of what our readers write: controllers, scripts of tools, data. */
const LANGUAGES = ['st', 'c', 'python', 'javascript', 'json', 'xml', 'sql', 'bash']

/** For the block under the cursor: rows and columns of a table, the language of code. */
export function BlockTools({ editor }: { editor: Editor }) {
  const { inTable, inCode, language } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      inCode: now.isActive('codeBlock'),
      language: String(now.getAttributes('codeBlock')['language'] ?? ''),
    }),
  })
  const act = () => editor.chain().focus()
  if (inTable) {
    return (
      <div className="editor-block-tools">
        <button type="button" onClick={() => act().addRowAfter().run()}>
          {editorCopy.addRow}
        </button>
        <button type="button" onClick={() => act().addColumnAfter().run()}>
          {editorCopy.addColumn}
        </button>
        <button type="button" onClick={() => act().deleteRow().run()}>
          {editorCopy.deleteRow}
        </button>
        <button type="button" onClick={() => act().deleteColumn().run()}>
          {editorCopy.deleteColumn}
        </button>
        <button type="button" onClick={() => act().deleteTable().run()}>
          {editorCopy.deleteTable}
        </button>
      </div>
    )
  }
  if (!inCode) return null
  return (
    <div className="editor-block-tools">
      <select
        aria-label={editorCopy.codeLanguage}
        value={language}
        onChange={({ target }) =>
          act()
            .updateAttributes('codeBlock', { language: target.value || null })
            .run()
        }
      >
        <option value="">{editorCopy.plainText}</option>
        {LANGUAGES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  )
}
