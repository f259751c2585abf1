import { OutlineIcon } from '@kms/ui/Icon'

/** Shapes from Lucide, ISC licence. */
const paths = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  bold: 'M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8',
  heading: 'M6 12h12M6 20V4M18 20V4',
  bulletList: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  orderedList: 'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.93 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  quote: 'M17 5H3M21 12H8M21 19H8M3 12v7',
  codeBlock: 'M16 18l6-6-6-6M8 6l-6 6 6 6',
  table: 'M9 3v18M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 9h18M3 15h18',
  link: 'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  image:
    'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M21 15l-3.09-3.09a2 2 0 0 0-2.82 0L6 21',
  camera:
    'M14 4h-4a2 2 0 0 0-1.76 1.05l-.49.9A2 2 0 0 1 6 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2a2 2 0 0 1-1.76-1.05l-.49-.9A2 2 0 0 0 14 4M9 13a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  attachment:
    'M16 6l-8.41 8.59a2 2 0 0 0 2.83 2.83l8.41-8.59a4 4 0 1 0-5.66-5.66l-8.38 8.55a6 6 0 1 0 8.49 8.49l8.38-8.55',
  mention: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8',
}

export type EditorIconName = keyof typeof paths

export const EditorIcon = ({ name }: { name: EditorIconName }) => <OutlineIcon path={paths[name]} size={20} />
