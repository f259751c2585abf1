import type { AnyExtension } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import StarterKit from '@tiptap/starter-kit'
import type { FindCodes, FindPeople } from './editor-types.ts'
import { AttachmentNode } from './nodes/attachment.node.ts'
import { CodeChips } from './nodes/code-chips.ts'
import { ImageNode } from './nodes/image.node.ts'
import { mentionOf, type PeopleMenu } from './nodes/mention.ts'
import type { Uploads } from './uploads.ts'

type Parts = {
  placeholder: string
  uploads: Uploads | undefined
  findPeople: FindPeople | undefined
  findCodes: FindCodes | undefined
  showPeople: (menu: PeopleMenu | null) => void
}

/** What the server's sanitiser lets through, and nothing else. */
export const extensionsOf = ({ placeholder, uploads, findPeople, findCodes, showPeople }: Parts): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null } },
    // The page has its own style sheets; the policy allows no others.
    dropcursor: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder }),
  ImageNode.configure({ uploads }),
  AttachmentNode.configure({ uploads }),
  ...(findCodes ? [CodeChips.configure({ find: findCodes })] : []),
  ...(findPeople ? [mentionOf(findPeople, showPeople)] : []),
]
