import { supportCopy } from '@kms/ui/copy/support.copy'
import { DeveloperIntroduction } from '../../shared/developer/DeveloperIntroduction.tsx'
import { NavBar } from '../MobileFrame.tsx'

export { loader, meta } from '../../shared/developer/developer.page.tsx'

export default function MobileDeveloperPage() {
  return (
    <>
      <NavBar title={supportCopy.about.title} />
      <main id="content" tabIndex={-1}>
        <DeveloperIntroduction />
      </main>
    </>
  )
}
