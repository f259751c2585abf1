import { homePath } from '@kms/features/faq/faq-paths'
import { siteCopy } from '@kms/ui/copy/site.copy'
import BadRequestMessage from '../../shared/errors/bad-request.page.tsx'
import { NavBar } from '../MobileFrame.tsx'

export { loader, meta } from '../../shared/errors/bad-request.page.tsx'

export default function MobileBadRequestPage() {
  return (
    <>
      <NavBar title={siteCopy.name} backHref={homePath('mobile')} />
      <main id="content" tabIndex={-1}>
        <BadRequestMessage />
      </main>
    </>
  )
}
