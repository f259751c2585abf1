import { TITLE_LIMIT } from '@kms/features/drafts/draft-fields'
import { isComposing } from '@kms/features/shell/is-composing'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { useState, type KeyboardEvent } from 'react'

type Props = {
  title: string
  placeholder: string
  readOnly: boolean
  onChange: (title: string) => void
  onEnter: () => void
}

/** A pasted title may come in lines. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** What is being composed is shown, but neither counted nor saved before it is a word. */
export function TitleField({ title, placeholder, readOnly, onChange, onEnter }: Props) {
  const [composing, setComposing] = useState<string | null>(null)
  const shown = composing ?? title
  const take = (value: string) => onChange(oneLine(value))
  const finish = (value: string) => {
    setComposing(null)
    take(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="title-field">
      {/* The box is as high as the text that the style sheet lays beneath it: on a phone a title takes two lines. */}
      <div className="title-grow" data-text={shown}>
        <textarea
          rows={1}
          aria-label={placeholder}
          placeholder={placeholder}
          value={shown}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="next"
          onCompositionStart={() => setComposing(title)}
          onCompositionEnd={({ currentTarget }) => finish(currentTarget.value)}
          onChange={({ target }) => (composing === null ? take(target.value) : setComposing(target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      <p>
        <span>{placeholder}</span>
        <span data-over={title.length > TITLE_LIMIT}>{copy.titleCount(title.length, TITLE_LIMIT)}</span>
      </p>
    </div>
  )
}
