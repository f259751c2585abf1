import { OutlineIcon } from './Icon.tsx'

/** Only pages that can be shared have it (shape from Lucide, ISC licence). */
const PATH =
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98'

export const ShareIcon = ({ size = 20 }: { size?: number }) => <OutlineIcon path={PATH} size={size} />
