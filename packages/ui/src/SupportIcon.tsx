import { OutlineIcon } from './Icon.tsx'

/** Icons of the support entries (shapes from Lucide, ISC licence): they travel with those, after the page. */
const paths = {
  headset:
    'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
  code: 'M16 18l6-6-6-6M8 6l-6 6 6 6',
  arrowUp: 'M5 12l7-7 7 7M12 19V5',
}

export type SupportIconName = keyof typeof paths

export const SupportIcon = ({ name, size = 20 }: { name: SupportIconName; size?: number }) => (
  <OutlineIcon path={paths[name]} size={size} />
)
