import { homePath, libraryPath, questionsPath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { LogoMark, LogoWords } from '@kms/ui/Logo'
import { Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { lazyPart } from '../../shared/shell/lazy-part.ts'
import { useViewer } from '../../shared/use-viewer.ts'
import { SignInLink } from './SignInLink.tsx'

/** In the document for members at once; visitors never load its code. */
const MemberTools = lazyPart(async () => (await import('./MemberTools.tsx')).MemberTools)

export function PcHeader() {
  const viewer = useViewer()
  return (
    <header className="site-header">
      <div className="container">
        <Link className="logo" to={homePath('pc')} aria-label={siteCopy.homeLabel}>
          <LogoMark />
          <LogoWords />
        </Link>
        <nav className="site-nav" aria-label={siteCopy.mainNavigation}>
          <NavLink to={homePath('pc')}>{siteCopy.home}</NavLink>
          <NavLink to={questionsPath('pc')}>{siteCopy.questions}</NavLink>
          <NavLink to={libraryPath('pc')}>{siteCopy.faq}</NavLink>
        </nav>
        {viewer ? (
          <Suspense>
            <MemberTools viewer={viewer} />
          </Suspense>
        ) : (
          <SignInLink />
        )}
      </div>
    </header>
  )
}
