import type { KeyboardEvent, ReactNode } from 'react'

export type Tab<Name extends string> = { name: Name; label: ReactNode }
type Props<Name extends string> = {
  /** Of the tabs and of the panel they control. */
  id: string
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  choose: (name: Name) => void
}

export const tabId = (id: string, name: string) => `${id}-tab-${name}`
export const tabPanelId = (id: string) => `${id}-panel`

/** One stop of the Tab key; the arrow keys, Home and End change the choice. */
export function Tabs<Name extends string>({ id, label, tabs, chosen, choose }: Props<Name>) {
  const move = (event: KeyboardEvent) => {
    const next = neighbour(tabs, chosen, event.key)
    if (!next || next.name === chosen) return
    event.preventDefault()
    choose(next.name)
    document.getElementById(tabId(id, next.name))?.focus()
  }
  return (
    <div className="tab-list" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          id={tabId(id, tab.name)}
          type="button"
          role="tab"
          aria-selected={tab.name === chosen}
          aria-controls={tabPanelId(id)}
          tabIndex={tab.name === chosen ? 0 : -1}
          onKeyDown={move}
          onClick={() => tab.name !== chosen && choose(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The tab that a key leads to; round at the ends, undefined for keys that mean nothing here. */
export function neighbour<T extends { name: string }>(tabs: readonly T[], chosen: string, key: string): T | undefined {
  const index = tabs.findIndex(({ name }) => name === chosen)
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}
