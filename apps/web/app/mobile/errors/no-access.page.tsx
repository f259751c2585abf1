import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import NoAccessMessage from '../../shared/errors/no-access.page.tsx'
import { NavBar } from '../MobileFrame.tsx'

export { loader, meta } from '../../shared/errors/no-access.page.tsx'

export default function MobileNoAccessPage() {
  return (
    <>
      <NavBar title={siteCopy.name} backHref={homePath('mobile')} />
      <main id="content" tabIndex={-1}>
        <NoAccessMessage />
      </main>
    </>
  )
}
