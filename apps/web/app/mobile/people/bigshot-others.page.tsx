import { bigshotsPath } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { OtherBigshots } from '../../shared/people/OtherBigshots.tsx'
import { otherBigshotsLoader } from '../../shared/people/people.loaders.ts'
import { peopleMeta } from '../../shared/people/people.meta.ts'
import '../../shared/people/people.css'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/bigshot-others.page.ts'

export const loader = (args: Route.LoaderArgs) => otherBigshotsLoader(args)
export const meta = () => peopleMeta(peopleCopy.otherBigshots)

export default function OtherBigshotsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={peopleCopy.otherBigshots} backHref={bigshotsPath('mobile')} heading />
      <main id="content" tabIndex={-1} className="room people-page">
        <OtherBigshots data={loaderData} device="mobile" />
      </main>
    </>
  )
}
