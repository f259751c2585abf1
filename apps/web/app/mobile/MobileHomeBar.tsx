import { signInPath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { LogoMark } from '@kms/ui/Logo'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../shared/shell/lazy-part.ts'
import { useViewer } from '../shared/use-viewer.ts'

const MemberHomeBar = lazyPart(async () => (await import('./MemberHomeBar.tsx')).MemberHomeBar)

/** Home's own bar. Visitors: who we are, and the way to sign in. */
export function MobileHomeBar() {
  if (useViewer()?.visitorFlag === 0) {
    return (
      <Suspense>
        <MemberHomeBar />
      </Suspense>
    )
  }
  return (
    <header className="home-bar">
      <LogoMark />
      <h1>
        {siteCopy.name}
        <small>{siteCopy.tagline}</small>
      </h1>
      <Link className="button primary" to={signInPath('mobile')}>
        {siteCopy.signIn}
      </Link>
    </header>
  )
}
