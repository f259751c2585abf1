import { offersCopy } from '@kms/ui/copy/offers.copy'
import { siteCopy } from '@kms/ui/copy/site.copy'
import { OfferList } from '../../shared/offers/OfferList.tsx'
import { offersLoader } from '../../shared/offers/offers.loader.ts'
import type { Route } from './+types/offers.page.ts'
import './my-pages.css'

export const loader = (args: Route.LoaderArgs) => offersLoader(args)
export const meta = () => [{ title: `${offersCopy.title} - ${siteCopy.name}` }]

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container narrow-page">
      <h1>{offersCopy.title}</h1>
      <OfferList data={loaderData} />
    </div>
  )
}
