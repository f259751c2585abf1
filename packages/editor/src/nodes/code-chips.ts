import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Node } from '@tiptap/pm/model'
import type { FindCodes } from '../editor-types.ts'

function decorate(doc: Node, find: FindCodes) {
  const found: Decoration[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'codeBlock') return false
    for (const [from, to] of node.isText ? find(node.text ?? '') : [])
      found.push(Decoration.inline(position + from, position + to, { class: 'editor-code-number' }))
    return true
  })
  return DecorationSet.create(doc, found)
}

/** Catalogue numbers look like what they are while they are typed; the text itself stays as it is. */
export const CodeChips = Extension.create<{ find: FindCodes }>({
  name: 'codeChips',
  addOptions: () => ({ find: () => [] }),
  addProseMirrorPlugins() {
    const { find } = this.options
    return [
      new Plugin<DecorationSet>({
        state: {
          init: (_, { doc }) => decorate(doc, find),
          apply: ({ docChanged, doc }, old) => (docChanged ? decorate(doc, find) : old),
        },
        props: {
          decorations(state) {
            return this.getState(state)
          },
        },
      }),
    ]
  },
})
