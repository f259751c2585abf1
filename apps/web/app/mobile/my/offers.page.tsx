import { offersCopy } from '@kms/ui/copy/offers.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { OfferList } from '../../shared/offers/OfferList.tsx'
import { offersLoader } from '../../shared/offers/offers.loader.ts'
import { NavBar } from '../MobileFrame.tsx'
import type { Route } from './+types/offers.page.ts'

export const loader = (args: Route.LoaderArgs) => offersLoader(args)
export const meta = () => [{ title: `${offersCopy.title} - ${siteCopy.name}` }]

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NavBar title={offersCopy.title} backHref="/mobile/my/info" heading />
      <main id="content" tabIndex={-1} className="room">
        <OfferList data={loaderData} />
      </main>
    </>
  )
}
