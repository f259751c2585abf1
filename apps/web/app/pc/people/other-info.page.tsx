import type { MetaArgs } from 'react-router'
import { otherProfileLoader } from '../../shared/people/people.loaders.ts'
import { profileMeta } from '../../shared/people/people.meta.ts'
import { ProfileView } from '../../shared/people/ProfileView.tsx'
import '../../shared/people/people.css'
import '../../shared/questions/question-rows.css'
import type { Route } from './+types/other-info.page.ts'

export const loader = (args: Route.LoaderArgs) => otherProfileLoader(args, 'posts')
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => profileMeta(loaderData)

export default function OtherInfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container people-page">
      <ProfileView data={loaderData} device="pc" isMine={false} />
    </div>
  )
}
