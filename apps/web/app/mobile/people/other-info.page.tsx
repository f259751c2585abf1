import { peopleCopy } from '@kms/ui/copy/people.copy'
import type { MetaArgs } from 'react-router'
import { otherProfileLoader } from '../../shared/people/people.loaders.ts'
import { profileMeta } from '../../shared/people/people.meta.ts'
import { ProfileView } from '../../shared/people/ProfileView.tsx'
import '../../shared/people/people.css'
import '../../shared/questions/question-rows.css'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/other-info.page.ts'

export const loader = (args: Route.LoaderArgs) => otherProfileLoader(args, 'posts')
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => profileMeta(loaderData)

export default function OtherInfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={peopleCopy.title(loaderData.profile.nickname)} />
      <main id="content" tabIndex={-1} className="room people-page">
        <ProfileView data={loaderData} device="mobile" isMine={false} />
      </main>
    </>
  )
}
