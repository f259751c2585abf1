import { OutlineIcon } from './Icon.tsx'

/** Icons of the ways into the product's rooms (shapes from Lucide, ISC licence), for the tab bar and the members' header. */
const paths = {
  post: 'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M18.38 2.63a1 1 0 0 1 3 3l-9.02 9.01a2 2 0 0 1-.85.51l-2.87.84a.5.5 0 0 1-.62-.62l.84-2.87a2 2 0 0 1 .5-.86z',
  ask: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01',
  roundTable:
    'M16.25 7.76a6 6 0 0 1 0 8.48M19.08 4.93a10 10 0 0 1 0 14.14M4.93 19.07a10 10 0 0 1 0-14.14M7.75 16.24a6 6 0 0 1 0-8.48M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  mine: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M7 20.66V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.66',
  settings:
    'M9.67 4.14a2.34 2.34 0 0 1 4.66 0 2.34 2.34 0 0 0 3.32 1.91 2.34 2.34 0 0 1 2.33 4.04 2.34 2.34 0 0 0 0 3.83 2.34 2.34 0 0 1-2.33 4.03 2.34 2.34 0 0 0-3.32 1.92 2.34 2.34 0 0 1-4.66 0 2.34 2.34 0 0 0-3.32-1.92 2.34 2.34 0 0 1-2.33-4.03 2.34 2.34 0 0 0 0-3.83A2.34 2.34 0 0 1 6.35 6.05a2.34 2.34 0 0 0 3.32-1.91M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
}

export type WayIconName = keyof typeof paths

export const WayIcon = ({ name, size = 20 }: { name: WayIconName; size?: number }) => (
  <OutlineIcon path={paths[name]} size={size} />
)
