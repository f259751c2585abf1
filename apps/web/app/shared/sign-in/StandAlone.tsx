import type { ReactNode } from 'react'
import { useDevice } from '../use-device.ts'

/** The desktop's frame has a main part, the mobile pages bring theirs. */
export const StandAlone = ({ children }: { children: ReactNode }) =>
  useDevice() === 'mobile' ? (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  ) : (
    children
  )
