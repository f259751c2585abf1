import Mention from '@tiptap/extension-mention'
import { PluginKey } from '@tiptap/pm/state'
import type { SuggestionProps } from '@tiptap/suggestion'
import type { FindPeople, Person } from '../editor-types.ts'

export type PeopleMenu = { items: Person[]; chosen: number; choose: (person: Person) => void; at: DOMRect | null }

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
      pluginKey: new PluginKey('mention'),
      items: ({ query }) => findPeople(query).catch(() => []),
      render: () => menuOf(show),
    },
  })

function menuOf(show: (menu: PeopleMenu | null) => void) {
  let menu: PeopleMenu | null = null
  const set = (next: PeopleMenu | null) => {
    menu = next
    show(next)
  }
  const update = ({ items, command, clientRect }: SuggestionProps<Person>) =>
    set({
      items,
      chosen: 0,
      at: clientRect?.() ?? null,
      choose: ({ id, nickname }) => command({ id, label: nickname } as never),
    })
  return {
    onStart: update,
    onUpdate: update,
    onExit: () => set(null),
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
