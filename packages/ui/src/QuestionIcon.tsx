import { OutlineIcon } from './Icon.tsx'

/** Icons of questions and answers (shapes from Lucide, ISC licence): pages without them do not load them. */
const paths = {
  solved: 'M21.8 10A10 10 0 1 1 17 3.34M9 11l3 3L22 4',
  waiting: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
  article: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7ZM14 2v4a2 2 0 0 0 2 2h4M10 9H8M16 13H8M16 17H8',
  comment: 'M21 15a2 2 0 0 1-2 2H7l-4 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z',
  down: 'M12 5v14M19 12l-7 7-7-7',
}

export type QuestionIconName = keyof typeof paths

export const QuestionIcon = ({ name, size = 16 }: { name: QuestionIconName; size?: number }) => (
  <OutlineIcon path={paths[name]} size={size} />
)
