import { searchPath } from '@kms/features/faq/faq-paths'
import { isComposing, moveChoice, NONE } from '@kms/features/search/combobox'
import { clearSearchHistory, readSearchHistory, rememberKeyword } from '@kms/features/search/search-history'
import { useDropdown } from '@kms/features/search/use-dropdown'
import { useHotKeywords } from '@kms/features/search/use-hot-keywords'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { Icon } from '@kms/ui/Icon'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { headerCalls } from './header-calls.ts'
import { optionId, SearchPanel } from './SearchPanel.tsx'
import { useAddressKeyword } from './use-address-keyword.ts'

const KEYWORD_MAX_LENGTH = 100

/** A form that works without scripts; with them a combobox that offers hot searches and the reader's own history. */
export function SearchBox() {
  const id = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [keyword, setKeyword] = useAddressKeyword()
  const { open, show, hide, hideSoon, keep } = useDropdown()
  const [opened, setOpened] = useState(false)
  const [history, setHistory] = useState<string[]>([])
  const [choice, setChoice] = useState(NONE)
  const hot = useHotKeywords(headerCalls, opened)
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
    rememberKeyword(localStorage, wanted)
    setKeyword(wanted)
    fold()
    void navigate(searchPath('pc', wanted))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(options[choice] ?? keyword)
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
      if (open) setChoice(moveChoice(choice, event.key, options.length))
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
          aria-autocomplete="none"
          aria-activedescendant={open && choice !== NONE ? optionId(id, choice) : undefined}
          onFocus={unfold}
          onClick={unfold}
          onKeyDown={press}
          onChange={(event) => {
            setKeyword(event.target.value)
            setChoice(NONE)
          }}
        />
        <input type="hidden" name="type" value="ALL" />
        <button type="submit" aria-label={headerCopy.searchNow}>
          <Icon name="search" size={18} />
        </button>
      </form>
      {open && <SearchPanel id={id} hot={hot} history={history} choice={choice} onPick={search} onClear={clear} />}
    </div>
  )
}
