import type { SearchSuggestion } from '@kms/contract/search'
import { searchPath } from '@kms/features/faq/faq-paths'
import { isComposing, moveChoice, NONE } from '@kms/features/search/combobox'
import { suggestionPath } from '@kms/features/search/found-path'
import { clearSearchHistory, readSearchHistory } from '@kms/features/search/search-history'
import { useDropdown } from '@kms/features/search/use-dropdown'
import { useHotKeywords } from '@kms/features/search/use-hot-keywords'
import { useSuggestions } from '@kms/features/search/use-suggestions'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { Icon } from '@kms/ui/Icon'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../shared/questions/question-calls.ts'
import { suggestionId, SuggestionList } from '../../shared/search/SuggestionList.tsx'
import { headerCalls } from '../../shared/shell/header-calls.ts'
import { optionId, SearchPanel } from './SearchPanel.tsx'
import { useAddressKeyword } from './use-address-keyword.ts'

const KEYWORD_MAX_LENGTH = 100

/** A form that works without scripts; with them a combobox: hot searches and own history, then what is likely meant by the typed words. */
export function SearchBox() {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { keyword, setKeyword, send } = useAddressKeyword()
  const { open, show, hide, hideSoon, keep } = useDropdown()
  const [opened, setOpened] = useState(false)
  const [history, setHistory] = useState<string[]>([])
  const [choice, setChoice] = useState(NONE)
  const hot = useHotKeywords(headerCalls, opened)
  const [typed, setTyped] = useState('')
  const suggestions = useSuggestions(browserApi, typed)
  const suggesting = suggestions.length > 0
  const options = [...hot, ...history]

  const unfold = () => {
    setOpened(true)
    setHistory(readSearchHistory(localStorage))
    show()
  }
  const fold = () => {
    setChoice(NONE)
    hide()
  }
  const search = (words: string) => {
    const wanted = words.trim()
    if (wanted === '') return
    send(wanted)
    setTyped('')
    fold()
    void navigate(searchPath('pc', wanted))
  }
  const pick = (suggestion: SearchSuggestion) => {
    if (suggestion.kind !== 'title') return search(suggestion.text)
    fold()
    void navigate(suggestionPath('pc', suggestion))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const suggestion = suggesting ? suggestions[choice] : undefined
    if (suggestion) pick(suggestion)
    else search((suggesting ? undefined : options[choice]) ?? keyword)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      fold()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) setChoice(moveChoice(choice, event.key, suggesting ? suggestions.length : options.length))
      else unfold()
    }
  }
  const clear = () => {
    clearSearchHistory(localStorage)
    setHistory([])
    setChoice(NONE)
    field.current?.focus()
  }
  return (
    <div className="search-box" data-open={open} onFocus={keep} onBlur={hideSoon}>
      <form role="search" aria-label={headerCopy.search} method="get" action="/kms/pc/search" onSubmit={submit}>
        <input
          ref={field}
          type="text"
          name="val"
          value={keyword}
          placeholder={headerCopy.placeholder}
          aria-label={headerCopy.placeholder}
          maxLength={KEYWORD_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={open}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={
            open && choice !== NONE ? (suggesting ? suggestionId(id, choice) : optionId(id, choice)) : undefined
          }
          onFocus={unfold}
          onClick={unfold}
          onKeyDown={press}
          onChange={(event) => {
            setKeyword(event.target.value)
            setTyped(event.target.value)
            setChoice(NONE)
            show()
          }}
        />
        <input type="hidden" name="type" value="ALL" />
        <button type="submit" aria-label={headerCopy.searchNow}>
          <Icon name="search" size={18} />
        </button>
      </form>
      {open &&
        (suggesting ? (
          <div className="search-panel">
            <SuggestionList
              id={id}
              label={headerCopy.suggestions}
              suggestions={suggestions}
              choice={choice}
              onPick={pick}
            />
          </div>
        ) : (
          <SearchPanel id={id} hot={hot} history={history} choice={choice} onPick={search} onClear={clear} />
        ))}
    </div>
  )
}
