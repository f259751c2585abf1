import { editorCopy } from '@kms/ui/copy/editor.copy'
import { useRef, type ChangeEvent } from 'react'
import { EditorIcon, type EditorIconName } from './EditorIcon.tsx'

const CHOICES: readonly { name: EditorIconName & keyof typeof editorCopy; accept?: string; camera?: true }[] = [
  { name: 'image', accept: 'image/*' },
  { name: 'camera', accept: 'image/*', camera: true },
  { name: 'attachment' },
]

/** Pictures, several at once; the camera, where there is one; anything else. */
export const FileTools = ({ addFiles }: { addFiles: (files: File[]) => void }) =>
  CHOICES.map(({ name, accept, camera }) => (
    <FileButton key={name} name={name} accept={accept} camera={camera} addFiles={addFiles} />
  ))

type ButtonProps = {
  name: EditorIconName
  accept: string | undefined
  camera: true | undefined
  addFiles: (files: File[]) => void
}

function FileButton({ name, accept, camera, addFiles }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    addFiles([...(target.files ?? [])])
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      <button
        type="button"
        className={camera && 'editor-camera'}
        aria-label={editorCopy[name]}
        title={editorCopy[name]}
        onClick={() => input.current?.click()}
      >
        <EditorIcon name={name} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-tool={name}
        accept={accept}
        multiple={!camera}
        capture={camera && 'environment'}
        onChange={take}
      />
    </>
  )
}
