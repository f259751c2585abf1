import type { Device } from '@kms/features/device/device'
import { searchPath } from '@kms/features/faq/faq-paths'
import { clearSearchHistory, readSearchHistory } from '@kms/features/search/search-history'
import { useHotKeywords } from '@kms/features/search/use-hot-keywords'
import { TagChip } from '@kms/ui/Chips'
import { headerCopy } from '@kms/ui/copy/header.copy'
import { useEffect, useState } from 'react'
import { headerCalls } from '../shell/header-calls.ts'

/** Before anything is typed, for members: what they looked for, and what others look for. */
export function SearchStart({ device }: { device: Device }) {
  const hot = useHotKeywords(headerCalls, true)
  const [history, setHistory] = useState<string[]>([])
  useEffect(() => setHistory(readSearchHistory(localStorage)), [])
  const clear = () => {
    clearSearchHistory(localStorage)
    setHistory([])
  }
  const chips = (keywords: readonly string[]) => (
    <div className="chips">
      {keywords.map((keyword) => (
        <TagChip key={keyword} name={keyword} href={searchPath(device, keyword)} />
      ))}
    </div>
  )
  return (
    <div className="search-start">
      {history.length > 0 && (
        <section>
          <h2>
            {headerCopy.history}
            <button type="button" onClick={clear}>
              {headerCopy.clear}
            </button>
          </h2>
          {chips(history)}
        </section>
      )}
      {hot.length > 0 && (
        <section>
          <h2>{headerCopy.hot}</h2>
          {chips(hot)}
        </section>
      )}
    </div>
  )
}
