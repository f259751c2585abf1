import type { routing } from '@kms/contract'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { OfferActs } from './OfferActs.tsx'
import './offers.css'
import { OfferWords } from './OfferWords.tsx'
import { useOffer } from './use-offer.ts'

/** Above the field for the answer, for the expert who was asked. Asked for after the page: nobody else waits for it. */
export function OfferStrip({ questionId }: { questionId: string }) {
  const [offer, setOffer] = useState<routing.Offer | null>(null)
  useEffect(() => {
    let isLeft = false
    browserApi.getOfferForQuestion({ params: { id: questionId } }).then(
      (found) => isLeft || setOffer(found.offer),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [questionId])
  return offer && <Strip offer={offer} onGone={() => setOffer(null)} />
}

function Strip({ offer, onGone }: { offer: routing.Offer; onGone: () => void }) {
  const state = useOffer(offer, onGone)
  return (
    <section className="card offer-strip" aria-label={offersCopy.invited}>
      <h2>{offersCopy.invited}</h2>
      <OfferWords offer={offer} isAccepted={state.isAccepted} dueAt={state.dueAt} />
      <OfferActs offer={state} />
    </section>
  )
}
