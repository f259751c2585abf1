import { siteCopy } from '@kms/ui/copy/site.copy'
import { PageError } from '../shared/errors/PageError.tsx'
import { ConfirmingSignIn } from '../shell/ConfirmingSignIn.tsx'
import { PageOutlet } from '../shell/PageOutlet.tsx'
import type { Route } from './+types/mobile.layout.ts'
import { MobileFrame, NavBar } from './MobileFrame.tsx'

export default function MobileLayout() {
  return (
    <MobileFrame>
      <PageOutlet confirming={<Confirming />} />
    </MobileFrame>
  )
}

const Confirming = () => (
  <>
    <NavBar title={siteCopy.name} />
    <main id="content" tabIndex={-1}>
      <ConfirmingSignIn />
    </main>
  </>
)

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <MobileFrame>
    <NavBar title={siteCopy.name} />
    <main id="content" tabIndex={-1}>
      <PageError error={error} />
    </main>
  </MobileFrame>
)
