import { Suspense, type ReactNode } from 'react'
import { OfflineNotice } from '../shared/errors/OfflineNotice.tsx'
import { lazyPart } from '../shared/shell/lazy-part.ts'
import { SkipLink } from '../shared/shell/SkipLink.tsx'
import { usePageTraits } from '../shared/use-page.ts'
import { PcHeader } from './header/PcHeader.tsx'
import './pc.css'

/** In the document from the start; their code follows the page's own. */
const PcFooter = lazyPart(async () => (await import('./PcFooter.tsx')).PcFooter)
const LinkBar = lazyPart(async () => (await import('./LinkBar.tsx')).LinkBar)

/** Right-side link bar, header, page, footer. Pages marked empty go without the header. */
export function PcFrame({ children }: { children: ReactNode }) {
  const empty = usePageTraits().empty
  return (
    <div className="pc">
      <SkipLink />
      {!empty && <PcHeader />}
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <LinkBar />
      </Suspense>
      <Suspense>
        <PcFooter />
      </Suspense>
    </div>
  )
}
