import { privacyCopy } from '@kms/ui/copy/privacy.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { PrivacyPanel } from '../../shared/privacy/PrivacyPanel.tsx'
import { privacyLoader } from '../../shared/privacy/privacy.loader.ts'
import type { Route } from './+types/privacy.page.ts'
import './my-pages.css'

export const loader = (args: Route.LoaderArgs) => privacyLoader(args)
export const meta = () => [{ title: `${privacyCopy.title} - ${siteCopy.name}` }]

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container narrow-page">
      <h1>{privacyCopy.title}</h1>
      <PrivacyPanel data={loaderData} />
    </div>
  )
}
