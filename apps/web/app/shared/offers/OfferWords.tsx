import type { routing } from '@kms/contract'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { TimeText } from '../questions/TimeText.tsx'
import { dueText } from './due-text.ts'

type Props = { offer: routing.Offer; isAccepted: boolean; dueAt: string }

/** Who asks, and until when. */
export function OfferWords({ offer, isAccepted, dueAt }: Props) {
  return (
    <p className="offer-words">
      {offer.sentBy && <b>{offersCopy.sentBy(offer.sentBy.nickname)}</b>}
      {offer.note && <q>{offer.note}</q>}
      <span>
        {offersCopy.asked} <TimeText at={offer.askedAt} />
      </span>
      <span>
        {isAccepted ? offersCopy.answerBy : offersCopy.replyBy} <time dateTime={dueAt}>{dueText(dueAt)}</time>{' '}
        {isAccepted ? offersCopy.answerEnd : offersCopy.byEnd}
      </span>
    </p>
  )
}
