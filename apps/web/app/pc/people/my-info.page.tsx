import { offersCopy } from '@kms/ui/copy/offers.copy'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { profileFormCopy } from '@kms/ui/copy/profile-form.copy'
import type { MetaArgs } from 'react-router'
import { myPath } from '@kms/features/people/people-paths'
import { Link } from 'react-router'
import '../../shared/offers/offers.css'
import { useIsAsked } from '../../shared/offers/use-is-asked.ts'
import { myProfileLoader, settingsLoader } from '../../shared/people/people.loaders.ts'
import { peopleMeta } from '../../shared/people/people.meta.ts'
import { ProfileView } from '../../shared/people/ProfileView.tsx'
import { Settings } from '../../shared/people/Settings.tsx'
import { ThemeChoice } from '../../shared/shell/ThemeChoice.tsx'
import '../../shared/people/people.css'
import '../../shared/questions/question-rows.css'
import type { Route } from './+types/my-info.page.ts'

/** The settings are part of the own profile here; on the phone they are a page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.get('tab') === 'settings') return { settings: await settingsLoader({ context }), page: null }
  return { settings: null, page: await myProfileLoader({ url, context }, 'posts') }
}
export const meta = (_: MetaArgs<typeof loader>) => peopleMeta(peopleCopy.myTitle)

export default function MyInfoPage({ loaderData: { settings, page } }: Route.ComponentProps) {
  const isAsked = useIsAsked()
  return (
    <div className="container people-page">
      {page && isAsked && (
        <p className="card own-offers-link">
          <Link className="text-link" to="/pc/my/offers">
            {offersCopy.title}
          </Link>
        </p>
      )}
      {page && <ProfileView data={page} device="pc" isMine />}
      {settings && (
        <>
          <header className="list-head">
            <h1>{peopleCopy.settings}</h1>
            <Link className="text-link" to={myPath('pc')}>
              {peopleCopy.myTitle}
            </Link>
          </header>
          <Settings {...settings} />
          <section className="card people-card theme-line">
            <h2>{profileFormCopy.theme}</h2>
            <ThemeChoice />
          </section>
        </>
      )}
    </div>
  )
}
