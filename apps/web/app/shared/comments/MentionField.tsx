import type { PublicUser } from '@kms/contract/people'
import { COMMENT_LENGTH } from '@kms/features/comments/comment-thread'
import { insertMention, mentionAt, type Mention, type MentionQuery } from '@kms/features/comments/mention'
import { isComposing } from '@kms/features/shell/is-composing'
import { commentCopy } from '@kms/ui/copy/comment.copy'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { browserApi } from '../questions/question-calls.ts'

type Props = {
  label: string
  questionId: string
  value: string
  /** `picked`: who was chosen from the list with this change. */
  onChange: (text: string, picked?: Mention) => void
  autoFocus: boolean
}

const ASK_AFTER_MS = 200

/** A text field that offers people after @. Arrow keys choose, Enter takes, Esc closes; an input method comes first. */
export function MentionField({ label, questionId, value, onChange, autoFocus }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const [query, setQuery] = useState<MentionQuery>()
  const [people, setPeople] = useState<PublicUser[]>([])
  const [chosen, setChosen] = useState(0)
  const keyword = query?.keyword

  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])

  useEffect(() => {
    if (keyword === undefined) return setPeople([])
    let left = false
    const timer = setTimeout(() => {
      void browserApi()
        .then((api) => api.listAtUsers({ body: { questionId, keyword } }))
        .then(
          (found) => !left && (setPeople(found), setChosen(0)),
          () => undefined,
        )
    }, ASK_AFTER_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [keyword, questionId])

  const look = () => {
    const element = field.current
    setQuery(element ? mentionAt(element.value, element.selectionStart) : undefined)
  }
  const take = (person: PublicUser) => {
    if (!query) return
    const { text, caret } = insertMention(value, query, person.nickname)
    onChange(text, { id: person.id, nickname: person.nickname })
    setQuery(undefined)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }
  const open = query !== undefined && people.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || isComposing(event.nativeEvent)) return
    const person = people[chosen]
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % people.length)
    else if (event.key === 'ArrowUp') setChosen((chosen + people.length - 1) % people.length)
    else if (event.key === 'Escape') setQuery(undefined)
    else if (event.key === 'Enter' && person) take(person)
    else return
    event.preventDefault()
  }
  return (
    <div className="mention-field">
      <textarea
        ref={field}
        aria-label={label}
        placeholder={commentCopy.placeholder}
        rows={2}
        maxLength={COMMENT_LENGTH}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${chosen}` : undefined}
        onChange={(event) => {
          onChange(event.target.value)
          // Half a syllable is nobody's name: the list stays as it is until there is a word.
          if (!isComposing(event.nativeEvent)) look()
        }}
        onCompositionEnd={look}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(undefined)}
      />
      <div className="mention-list" id={listId} role="listbox" aria-label={commentCopy.people} hidden={!open}>
        {people.map((person, index) => (
          <div
            key={person.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            // Before the field loses focus, which would close the list.
            onMouseDown={(event) => {
              event.preventDefault()
              take(person)
            }}
          >
            {person.nickname}
            <small>{person.title}</small>
          </div>
        ))}
      </div>
    </div>
  )
}
