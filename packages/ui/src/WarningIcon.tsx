import { OutlineIcon } from './Icon.tsx'

/** Only notices have it (shape from Lucide, ISC licence). */
const PATH = 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01'

export const WarningIcon = ({ size = 16 }: { size?: number }) => <OutlineIcon path={PATH} size={size} />
