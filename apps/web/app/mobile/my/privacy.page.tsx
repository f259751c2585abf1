import { privacyCopy } from '@kms/ui/copy/privacy.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { PrivacyPanel } from '../../shared/privacy/PrivacyPanel.tsx'
import { privacyLoader } from '../../shared/privacy/privacy.loader.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/privacy.page.ts'

export const loader = (args: Route.LoaderArgs) => privacyLoader(args)
export const meta = () => [{ title: `${privacyCopy.title} - ${siteCopy.name}` }]

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={privacyCopy.title} backHref="/mobile/my/setting" heading />
      <main id="content" tabIndex={-1} className="room">
        <PrivacyPanel data={loaderData} />
      </main>
    </>
  )
}
