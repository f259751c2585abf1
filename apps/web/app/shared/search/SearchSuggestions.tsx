import type { SearchSuggestion } from '@kms/contract/search'
import type { Device } from '@kms/features/device/device'
import { isComposing, moveChoice, NONE } from '@kms/features/search/combobox'
import { suggestionPath } from '@kms/features/search/found-path'
import { useDropdown } from '@kms/features/search/use-dropdown'
import { useSuggestions } from '@kms/features/search/use-suggestions'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../questions/question-calls.ts'
import { suggestionId, SuggestionList } from './SuggestionList.tsx'

type Props = { field: HTMLInputElement; device: Device }

/** Makes a plain search field a combobox; its code comes with the first focus, so the field is listened to, not rendered. */
export function SearchSuggestions({ field, device }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const { open, show, hide, hideSoon } = useDropdown()
  const [typed, setTyped] = useState(field.defaultValue)
  const [choice, setChoice] = useState(NONE)
  const suggestions = useSuggestions(browserApi, open ? typed : '')
  const shown = open && suggestions.length > 0
  const chosen = shown ? suggestions[choice] : undefined

  const pick = (suggestion: SearchSuggestion) => {
    field.value = suggestion.text
    setTyped(suggestion.text)
    hide()
    field.blur()
    void navigate(suggestionPath(device, suggestion))
  }
  useEffect(() => {
    const type = () => {
      setTyped(field.value)
      setChoice(NONE)
      show()
    }
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || !shown) return
      if (event.key === 'Escape') hide()
      else if (event.key === 'Enter' && chosen) pick(chosen)
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setChoice(moveChoice(choice, event.key, suggestions.length))
      else return
      event.preventDefault()
    }
    const listening = { input: type, blur: hideSoon } as const
    for (const [name, listener] of Object.entries(listening)) field.addEventListener(name, listener)
    field.addEventListener('keydown', press)
    // What was typed before this code had come counts too.
    if (field.value !== typed) type()
    return () => {
      for (const [name, listener] of Object.entries(listening)) field.removeEventListener(name, listener)
      field.removeEventListener('keydown', press)
    }
  })
  useEffect(() => {
    const state = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(shown),
      'aria-controls': id,
      'aria-activedescendant': chosen ? suggestionId(id, choice) : '',
    }
    for (const [name, value] of Object.entries(state)) field.setAttribute(name, value)
  }, [field, shown, id, chosen, choice])

  return shown ? (
    <SuggestionList id={id} label={headerCopy.suggestions} suggestions={suggestions} choice={choice} onPick={pick} />
  ) : null
}
