import { Outlet } from 'react-router'
import { PageError } from '../shared/errors/PageError.tsx'
import type { Route } from './+types/pc.layout.ts'
import { PcFrame } from './PcFrame.tsx'

export default function PcLayout() {
  return (
    <PcFrame>
      <Outlet />
    </PcFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PcFrame>
    <PageError error={error} />
  </PcFrame>
)
