import type { SearchSuggestion } from '@kms/contract/search'
import { Icon } from '@kms/ui/Icon'
import './suggestions.css'

export const suggestionId = (listId: string, index: number) => `${listId}-s${index}`

type Props = {
  id: string
  label: string
  suggestions: readonly SearchSuggestion[]
  choice: number
  onPick: (suggestion: SearchSuggestion) => void
}

/** Numbers look like nameplates; a title says what it is. A press must not take the focus out of the field. */
export const SuggestionList = ({ id, label, suggestions, choice, onPick }: Props) => (
  <div
    className="suggestions"
    id={id}
    role="listbox"
    aria-label={label}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
  >
    {suggestions.map((suggestion, index) => (
      <button
        key={suggestion.kind + suggestion.text}
        id={suggestionId(id, index)}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={index === choice}
        onClick={() => onPick(suggestion)}
      >
        {suggestion.kind !== 'code' && <Icon name={suggestion.kind === 'title' ? 'book' : 'search'} size={15} />}
        <span className={suggestion.kind === 'code' ? 'nameplate' : undefined}>{suggestion.text}</span>
        <small>{suggestion.note}</small>
      </button>
    ))}
  </div>
)
