import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Icon } from '@kms/ui/Icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LegalLines } from '../shared/shell/LegalLines.tsx'
import { SkipLink } from '../shared/shell/SkipLink.tsx'
import { ThemeChoice } from '../shared/shell/ThemeChoice.tsx'
import { useSite } from '../shared/use-site.ts'
import './mobile.css'

/** Visitors have no tab bar. */
export function MobileFrame({ children }: { children: ReactNode }) {
  const root = useSite()
  return (
    <div className="mobile">
      <SkipLink />
      {children}
      <footer className="mobile-footer">
        {root && (
          <p>
            {siteCopy.hotline} <a href={`tel:${root.site.hotline.replace(/\D/g, '')}`}>{root.site.hotline}</a>
          </p>
        )}
        <ThemeChoice />
        <p className="legal">
          <LegalLines />
        </p>
      </footer>
    </div>
  )
}

type BarProps = { title: string; backHref: string }

/** The 48px bar of every page but home: back, title, home. */
export const NavBar = ({ title, backHref }: BarProps) => (
  <header className="nav-bar">
    <Link to={backHref} aria-label={siteCopy.back}>
      <Icon name="chevronLeft" size={22} />
    </Link>
    <p>{title}</p>
    <Link to={homePath('mobile')} aria-label={siteCopy.home}>
      <Icon name="home" size={20} />
    </Link>
  </header>
)
