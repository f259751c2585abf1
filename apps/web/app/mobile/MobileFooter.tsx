import { siteCopy } from '@kms/ui/copy/site.copy'
import { LegalLines } from '../shared/shell/LegalLines.tsx'
import { ThemeChoice } from '../shared/shell/ThemeChoice.tsx'
import { useSite } from '../shared/use-site.ts'

export function MobileFooter() {
  const root = useSite()
  return (
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
  )
}
