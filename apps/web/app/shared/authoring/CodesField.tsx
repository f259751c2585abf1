import { CODE_LIMIT } from '@kms/features/drafts/draft-fields'
import { isComposing } from '@kms/features/shell/is-composing'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { useState, type KeyboardEvent } from 'react'

type Props = { codes: readonly string[]; found: readonly string[]; onChange: (codes: string[]) => void }

/** Recognised while typing; the author takes away what is none and adds what was missed. */
export function CodesField({ codes, found, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const code = typed.trim().toUpperCase()
    setTyped('')
    if (code !== '' && !codes.includes(code)) onChange([...codes, code].slice(0, CODE_LIMIT))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    add()
  }
  return (
    <div className="form-row">
      <span className="form-label">{copy.codes}</span>
      <div className="chips">
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            className="nameplate"
            aria-label={copy.removeCode(code)}
            onClick={() => onChange(codes.filter((other) => other !== code))}
          >
            {code} ×
          </button>
        ))}
        <small>
          {codes.some((code) => found.includes(code)) ? copy.codesFound : codes.length === 0 && copy.noCodes}
        </small>
        <input
          className="code-input"
          aria-label={copy.addCode}
          placeholder={`+ ${copy.addCode}`}
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      </div>
    </div>
  )
}
