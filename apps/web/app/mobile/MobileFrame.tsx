import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { Icon } from '@kms/ui/Icon'
import { Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { OfflineNotice } from '../shared/errors/OfflineNotice.tsx'
import { lazyPart } from '../shared/shell/lazy-part.ts'
import { SkipLink } from '../shared/shell/SkipLink.tsx'
import { usePageName, usePageTraits } from '../shared/use-page.ts'
import { useViewer } from '../shared/use-viewer.ts'
import './mobile.css'
import { useBack } from './use-back.ts'

// In the document from the start, and links work; their code follows after the page's own.
const MobileFooter = lazyPart(async () => (await import('./MobileFooter.tsx')).MobileFooter)
const MobileExtras = lazyPart(async () => (await import('./MobileExtras.tsx')).MobileExtras)
const SupportBubble = lazyPart(async () => (await import('./SupportBubble.tsx')).SupportBubble)
const TabBar = lazyPart(async () => (await import('./TabBar.tsx')).TabBar)

/** Visitors have no tab bar, members' rooms no footer; some pages have neither bar nor bubble. */
export function MobileFrame({ children }: { children: ReactNode }) {
  const pageName = usePageName()
  const page = usePageTraits()
  const isMember = useViewer()?.visitorFlag === 0
  const hasTabBar = isMember && !page.noTabBar
  return (
    <div className="mobile" data-tab-bar={hasTabBar}>
      <SkipLink />
      {children}
      <Suspense>{page.visitor !== 'no' && <MobileFooter />}</Suspense>
      <Suspense>{!page.noSupport && <SupportBubble />}</Suspense>
      <Suspense>
        <MobileExtras />
      </Suspense>
      <Suspense>{hasTabBar && <TabBar pageName={pageName} />}</Suspense>
    </div>
  )
}

type BarProps = {
  title: string
  /** Where back leads a reader who came here from outside. */
  backHref?: string
  /** True where the bar's title is the page's only heading. */
  heading?: boolean
}

/** The 48px bar of every page but home: back, title, home. */
export function NavBar({ title, backHref = homePath('mobile'), heading = false }: BarProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <>
      <header className="nav-bar">
        <Link to={backHref} aria-label={siteCopy.back} onClick={useBack()}>
          <Icon name="chevronLeft" size={22} />
        </Link>
        <Title>{title}</Title>
        <Link to={homePath('mobile')} aria-label={siteCopy.home}>
          <Icon name="home" size={20} />
        </Link>
      </header>
      <OfflineNotice />
    </>
  )
}
