import type { routing } from '@kms/contract'
import { questionPath } from '@kms/features/questions/question-paths'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'
import { OfferActs } from './OfferActs.tsx'
import { OfferWords } from './OfferWords.tsx'
import { useOffer } from './use-offer.ts'

type Props = { offer: routing.Offer; onGone: () => void }

export function OfferRow({ offer, onGone }: Props) {
  const device = useDevice()
  const state = useOffer(offer, onGone)
  const isOpen = offer.state === 'offered' || offer.state === 'accepted'
  const href = questionPath(device, offer.questionId)
  return (
    <li className="card offer-row">
      <h2>
        <Link to={href}>{offer.title}</Link>
      </h2>
      {offer.excerpt && <p className="offer-excerpt">{offer.excerpt}</p>}
      {offer.section && <p className="muted">{offer.section.name}</p>}
      {isOpen ? (
        <>
          <OfferWords offer={offer} isAccepted={state.isAccepted} dueAt={state.dueAt} />
          <OfferActs offer={state} writeHref={`${href}#write`} />
        </>
      ) : (
        <p className="offer-words">{offersCopy.states[offer.state]}</p>
      )}
    </li>
  )
}
