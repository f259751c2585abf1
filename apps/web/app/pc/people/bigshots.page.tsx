import { otherBigshotsPath } from '@kms/features/people/people-paths'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { Link } from 'react-router'
import { BigshotCards } from '../../shared/people/BigshotCards.tsx'
import { bigshotsLoader } from '../../shared/people/people.loaders.ts'
import { peopleMeta } from '../../shared/people/people.meta.ts'
import '../../shared/people/people.css'
import type { Route } from './+types/bigshots.page.ts'

export const loader = (args: Route.LoaderArgs) => bigshotsLoader(args)
export const meta = () => peopleMeta(peopleCopy.bigshots)

export default function BigshotsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container people-page">
      <header className="list-head">
        <h1>{peopleCopy.bigshots}</h1>
        <p className="muted">{peopleCopy.bigshotsText}</p>
        <Link className="text-link" to={otherBigshotsPath('pc')}>
          {peopleCopy.otherBigshots}
        </Link>
      </header>
      <section className="card">
        <BigshotCards bigshots={loaderData.bigshots} device="pc" />
      </section>
    </div>
  )
}
