import { homePath, libraryPath, signInPath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { LogoMark, LogoWords } from '@kms/ui/Logo'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { SkipLink } from '../shared/shell/SkipLink.tsx'
import { LinkBar } from './LinkBar.tsx'
import './pc.css'
import { PcFooter } from './PcFooter.tsx'

/** Right-side link bar, header, page, footer. Visitors get no search box and no bell. */
export const PcFrame = ({ children }: { children: ReactNode }) => (
  <div className="pc">
    <SkipLink />
    <header className="site-header">
      <div className="container">
        <Link className="logo" to={homePath('pc')} aria-label={siteCopy.homeLabel}>
          <LogoMark />
          <LogoWords />
        </Link>
        <nav className="site-nav" aria-label={siteCopy.mainNavigation}>
          <NavLink to={homePath('pc')}>{siteCopy.home}</NavLink>
          <NavLink to={libraryPath('pc')}>{siteCopy.faq}</NavLink>
        </nav>
        <Link className="button primary" to={signInPath('pc')}>
          {siteCopy.signIn}
        </Link>
      </div>
    </header>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <LinkBar />
    <PcFooter />
  </div>
)
