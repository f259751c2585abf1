import { headerCopy } from '@kms/ui/copy/header.copy'
import type { ReactNode } from 'react'
import { HotWord } from './HotWord.tsx'

type Props = {
  id: string
  hot: string[]
  history: string[]
  /** Counts through the hot searches, then the history. */
  choice: number
  onPick: (keyword: string) => void
  onClear: () => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

/** Catalogue numbers look like nameplates, words like tags. */
const CODE = /^(?=.*\d)[\w./+-]+$/

export function SearchPanel({ id, hot, history, choice, onPick, onClear }: Props) {
  const option = (keyword: string, index: number, className: string, content: ReactNode) => (
    <button
      key={keyword}
      id={optionId(id, index)}
      type="button"
      className={className}
      role="option"
      tabIndex={-1}
      aria-selected={index === choice}
      onClick={() => onPick(keyword)}
    >
      {content}
    </button>
  )
  return (
    // A press must not take the focus out of the field: the click still follows.
    <div className="search-panel" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div hidden={hot.length === 0}>
        <h3 id={`${id}-hot`}>{headerCopy.hot}</h3>
        <div className="hot-searches" id={id} role="listbox" aria-labelledby={`${id}-hot`}>
          {hot.map((keyword, index) =>
            option(keyword, index, 'hot-search', <HotWord keyword={keyword} index={index} />),
          )}
        </div>
      </div>
      {history.length > 0 && (
        <div className="search-history">
          <h3 id={`${id}-history`}>{headerCopy.history}</h3>
          <button type="button" onClick={onClear}>
            {headerCopy.clear}
          </button>
          <div className="chips" role="listbox" aria-labelledby={`${id}-history`}>
            {history.map((keyword, index) =>
              option(keyword, hot.length + index, CODE.test(keyword) ? 'nameplate' : 'tag-chip', keyword),
            )}
          </div>
        </div>
      )}
      <p className="search-hint">
        {headerCopy.hint}
        {headerCopy.hintExamples.map((example) => (
          <kbd key={example}>{example}</kbd>
        ))}
      </p>
    </div>
  )
}
