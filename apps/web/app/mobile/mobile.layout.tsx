import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Outlet } from 'react-router'
import { PageError } from '../shared/errors/PageError.tsx'
import type { Route } from './+types/mobile.layout.ts'
import { MobileFrame, NavBar } from './MobileFrame.tsx'

export default function MobileLayout() {
  return (
    <MobileFrame>
      <Outlet />
    </MobileFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <MobileFrame>
    <NavBar title={siteCopy.name} backHref={homePath('mobile')} />
    <main id="content" tabIndex={-1}>
      <PageError error={error} />
    </main>
  </MobileFrame>
)
