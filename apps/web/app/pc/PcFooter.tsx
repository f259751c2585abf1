import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { LogoMark, LogoWords } from '@kms/ui/Logo'
import { Link } from 'react-router'
import { LegalLines } from '../shared/shell/LegalLines.tsx'
import { ThemeChoice } from '../shared/shell/ThemeChoice.tsx'
import { useSite } from '../shared/use-site.ts'

export function PcFooter() {
  const root = useSite()
  return (
    <footer className="site-footer">
      <div className="container">
        <Link className="logo" to={homePath('pc')} aria-label={siteCopy.homeLabel}>
          <LogoMark />
          <LogoWords />
        </Link>
        {root && (
          <div className="hotline">
            {siteCopy.hotline}
            <b>{root.site.hotline}</b>
          </div>
        )}
        <div className="legal">
          <div>
            <ThemeChoice />
          </div>
          <div>
            <LegalLines />
          </div>
        </div>
      </div>
    </footer>
  )
}
