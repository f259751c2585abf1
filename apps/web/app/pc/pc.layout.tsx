import { PageError } from '../shared/errors/PageError.tsx'
import { ConfirmingSignIn } from '../shell/ConfirmingSignIn.tsx'
import { PageOutlet } from '../shell/PageOutlet.tsx'
import type { Route } from './+types/pc.layout.ts'
import { PcFrame } from './PcFrame.tsx'

export default function PcLayout() {
  return (
    <PcFrame>
      <PageOutlet confirming={<ConfirmingSignIn />} />
    </PcFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PcFrame>
    <PageError error={error} />
  </PcFrame>
)
