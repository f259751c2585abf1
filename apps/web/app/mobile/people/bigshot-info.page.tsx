import { bigshotsPath } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import type { MetaArgs } from 'react-router'
import { BigshotView } from '../../shared/people/BigshotView.tsx'
import { bigshotProfileLoader } from '../../shared/people/people.loaders.ts'
import { profileMeta } from '../../shared/people/people.meta.ts'
import '../../shared/people/people.css'
import '../../shared/questions/question-rows.css'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/bigshot-info.page.ts'

export const loader = (args: Route.LoaderArgs) => bigshotProfileLoader(args, 'dynamics')
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => profileMeta(loaderData)

export default function BigshotInfoPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={peopleCopy.bigshotInfo} backHref={bigshotsPath('mobile')} />
      <main id="content" tabIndex={-1} className="room people-page">
        <BigshotView data={loaderData} device="mobile" child="default" />
      </main>
    </>
  )
}
