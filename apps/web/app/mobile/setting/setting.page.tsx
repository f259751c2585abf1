import type { ReactNode } from 'react'
import { settingCopy } from '@kms/ui/copy/setting.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import '../../shared/people/people.css'
import { settingsLoader } from '../../shared/people/people.loaders.ts'
import { Settings } from '../../shared/people/Settings.tsx'
import { LegalLines } from '../../shared/shell/LegalLines.tsx'
import { ThemeChoice } from '../../shared/shell/ThemeChoice.tsx'
import { useSite } from '../../shared/use-site.ts'
import { useViewer } from '../../shared/use-viewer.ts'
import manifest from '../../../package.json' with { type: 'json' }
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/setting.page.ts'
import { SignOut } from './SignOut.tsx'

export const loader = async (args: Route.LoaderArgs) => ({
  version: manifest.version,
  settings: await settingsLoader(args),
})
export const meta = () => [{ title: `${settingCopy.title} - ${siteCopy.name}` }]

export default function SettingPage({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer()
  const hotline = useSite()?.site.hotline ?? ''
  return (
    <>
      <NavBar title={settingCopy.title} backHref="/mobile/my/info" heading />
      <main id="content" tabIndex={-1} className="room settings">
        {viewer && (
          <section aria-label={settingCopy.account}>
            <dl className="entry-list">
              <Fact label={settingCopy.userType}>{settingCopy.userTypes[viewer.userType]}</Fact>
            </dl>
          </section>
        )}
        <Settings {...loaderData.settings} />
        <section className="entry-list">
          <div>
            {siteCopy.theme}
            <ThemeChoice />
          </div>
        </section>
        <section aria-label={settingCopy.about}>
          <dl className="entry-list">
            <Fact label={siteCopy.hotline}>
              <a className="text-link" href={`tel:${hotline.replace(/\D/g, '')}`}>
                {hotline}
              </a>
            </Fact>
            <Fact label={settingCopy.version}>{loaderData.version}</Fact>
          </dl>
        </section>
        <SignOut />
        <p className="legal">
          <LegalLines />
        </p>
      </main>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="entry-value">{children}</dd>
  </div>
)
