import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useSite } from '../shared/use-site.ts'

/** The page, or the room in which somebody waits who may turn out to be a member. */
export function PageOutlet({ confirming }: { confirming: ReactNode }) {
  const withheld = useSite()?.confirming
  const here = useLocation().pathname
  return withheld === here ? confirming : <Outlet />
}
