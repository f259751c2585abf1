import { pageCopy } from '@kms/ui/copy/pages.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import type { MetaArgs } from 'react-router'
import { roomLoader, roomMeta } from '../../shared/later/room.route.ts'
import { Room } from '../../shared/later/Room.tsx'
import { usePageName } from '../../shared/use-page.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/later.page.ts'

export const loader = ({ params }: Route.LoaderArgs) => roomLoader({ params })
export const meta = ({ matches }: MetaArgs<typeof loader>) => roomMeta(matches)

/** The room of a page whose content is still to come. */
export default function LaterPage() {
  const name = usePageName()
  return (
    <>
      <NavBar title={pageCopy(name)?.title ?? siteCopy.name} />
      <main id="content" tabIndex={-1} className="room">
        <Room />
      </main>
    </>
  )
}
