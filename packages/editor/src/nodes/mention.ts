import type { Editor } from '@tiptap/core'
import Mention from '@tiptap/extension-mention'
import { PluginKey } from '@tiptap/pm/state'
import type { SuggestionProps } from '@tiptap/suggestion'
import type { FindPeople, Person } from '../editor-types.ts'

export type PeopleMenu = { items: Person[]; chosen: number; choose: (person: Person) => void; at: DOMRect | null }

const KEY = new PluginKey<{ active: boolean }>('mention')
/** How long after a composition the editor has read what came of it, with some to spare. */
const COMPOSITION_READ_MS = 50

/** Names of members after @; the page shows the menu that this keeps up to date. */
export const mentionOf = (findPeople: FindPeople, show: (menu: PeopleMenu | null) => void) =>
  Mention.extend({
    addAttributes: () => ({ id: { default: null }, label: { default: '' } }),
    parseHTML: () => [],
    renderHTML: ({ node: { attrs } }) => [
      'a',
      { href: `/kms/pc/otherInfo/info?id=${encodeURIComponent(String(attrs['id']))}` },
      `@${attrs['label']}`,
    ],
    renderText: ({ node }) => `@${node.attrs['label']}`,
  }).configure({
    suggestion: {
      char: '@',
      // Chinese is written without spaces: an @ counts wherever it stands.
      allowedPrefixes: null,
      pluginKey: KEY,
      items: ({ query }) => findPeople(query).catch(() => []),
      render: () => menuOf(show),
    },
  })

function menuOf(show: (menu: PeopleMenu | null) => void) {
  let menu: PeopleMenu | null = null
  let found: Person[] = []
  const set = (next: PeopleMenu | null) => {
    menu = next
    show(next)
  }
  /** The input method has finished its word: what holds for that word is shown. */
  const afterComposition = (editor: Editor) => {
    const settle = () => {
      if (!editor.isDestroyed && KEY.getState(editor.state)?.active) return menu && set({ ...menu, items: found })
      return set(null)
    }
    editor.view.dom.addEventListener('compositionend', () => setTimeout(settle, COMPOSITION_READ_MS), { once: true })
  }
  const update = ({ editor, items, loading, command, clientRect }: SuggestionProps<Person>) => {
    if (!loading) found = items
    // Spelt syllables are nobody's name yet, and a list that blinks can't be read: it stays as it is meanwhile.
    const isSpelling = !loading && items.length === 0 && editor.view.composing
    if (isSpelling) afterComposition(editor)
    const keeps = loading || isSpelling
    if (keeps && !menu) return
    const shown = keeps && menu ? menu.items : items
    set({
      items: shown,
      chosen: shown === menu?.items ? menu.chosen : 0,
      at: clientRect?.() ?? menu?.at ?? null,
      choose: ({ id, nickname }) => command({ id, label: nickname } as never),
    })
  }
  return {
    onStart: update,
    onUpdate: update,
    onExit: ({ editor }: SuggestionProps<Person>) =>
      menu && editor.view.composing ? afterComposition(editor) : set(null),
    onKeyDown: ({ event }: { event: KeyboardEvent }) => {
      if (!menu || menu.items.length === 0 || event.isComposing) return false
      const { items, chosen, choose } = menu
      if (event.key === 'Escape') set(null)
      else if (event.key === 'ArrowDown') set({ ...menu, chosen: (chosen + 1) % items.length })
      else if (event.key === 'ArrowUp') set({ ...menu, chosen: (chosen - 1 + items.length) % items.length })
      else if (event.key === 'Enter' || event.key === 'Tab') choose(items[chosen] as Person)
      else return false
      return true
    },
  }
}
