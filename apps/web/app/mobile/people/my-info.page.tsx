import { peopleCopy } from '@kms/ui/copy/people.copy'
import { OfflineNotice } from '../../shared/errors/OfflineNotice.tsx'
import { mineLoader } from '../../shared/people/people.loaders.ts'
import { peopleMeta } from '../../shared/people/people.meta.ts'
import { ProfileView } from '../../shared/people/ProfileView.tsx'
import '../../shared/people/people.css'
import '../../shared/questions/question-rows.css'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/my-info.page.ts'
import './mine.css'
import { Mine } from './Mine.tsx'

export const loader = (args: Route.LoaderArgs) => mineLoader(args)
export const meta = () => peopleMeta(peopleCopy.myTitle)

/** The way to everything of one's own; with a tab in the address, that list. */
export default function MyInfoPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.wallet)
    return (
      <>
        <NavBar title={peopleCopy.myTitle} backHref="/mobile/my/info" heading />
        <main id="content" tabIndex={-1} className="room people-page">
          <ProfileView data={loaderData} device="mobile" isMine withHead={false} />
        </main>
      </>
    )
  return (
    <>
      <OfflineNotice />
      <main id="content" tabIndex={-1} className="room mine">
        <Mine profile={loaderData.profile} wallet={loaderData.wallet} />
      </main>
    </>
  )
}
