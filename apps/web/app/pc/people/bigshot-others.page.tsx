import { peopleCopy } from '@kms/ui/copy/people.copy'
import { OtherBigshots } from '../../shared/people/OtherBigshots.tsx'
import { otherBigshotsLoader } from '../../shared/people/people.loaders.ts'
import { peopleMeta } from '../../shared/people/people.meta.ts'
import '../../shared/people/people.css'
import type { Route } from './+types/bigshot-others.page.ts'

export const loader = (args: Route.LoaderArgs) => otherBigshotsLoader(args)
export const meta = () => peopleMeta(peopleCopy.otherBigshots)

export default function OtherBigshotsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container people-page">
      <header className="list-head">
        <h1>{peopleCopy.otherBigshots}</h1>
      </header>
      <OtherBigshots data={loaderData} device="pc" />
    </div>
  )
}
