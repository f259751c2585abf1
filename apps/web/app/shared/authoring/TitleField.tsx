import { TITLE_LIMIT } from '@kms/features/drafts/draft-fields'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { useState, type KeyboardEvent } from 'react'

type Props = {
  title: string
  placeholder: string
  readOnly: boolean
  onChange: (title: string) => void
  onEnter: () => void
}

/** What is being composed is shown, but neither counted nor saved before it is a word. */
export function TitleField({ title, placeholder, readOnly, onChange, onEnter }: Props) {
  const [composing, setComposing] = useState<string | null>(null)
  const finish = (value: string) => {
    setComposing(null)
    onChange(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="title-field">
      <input
        type="text"
        aria-label={placeholder}
        placeholder={placeholder}
        value={composing ?? title}
        readOnly={readOnly}
        autoComplete="off"
        enterKeyHint="next"
        onCompositionStart={() => setComposing(title)}
        onCompositionEnd={({ currentTarget }) => finish(currentTarget.value)}
        onChange={({ target }) => (composing === null ? onChange(target.value) : setComposing(target.value))}
        onKeyDown={onKeyDown}
      />
      <p>
        <span>{placeholder}</span>
        <span data-over={title.length > TITLE_LIMIT}>{copy.titleCount(title.length, TITLE_LIMIT)}</span>
      </p>
    </div>
  )
}
