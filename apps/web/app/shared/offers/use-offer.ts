import { ApiError } from '@kms/api-client'
import type { people, routing } from '@kms/contract'
import { showToast } from '@kms/features/toast/toast-store'
import { offersCopy } from '@kms/ui/copy/offers.copy'
import { useState } from 'react'
import { browserApi } from '../../shell/browser-api.ts'

type Asking = 'nothing' | 'decline' | 'handOn'

/** What an invited expert can do with one offer. `onGone` is called when it no longer waits for him. */
export function useOffer(offer: routing.Offer, onGone: () => void) {
  const [state, setState] = useState<{ isAccepted: boolean; dueAt: string }>({
    isAccepted: offer.state === 'accepted',
    dueAt: offer.dueAt,
  })
  const [asking, ask] = useState<Asking>('nothing')
  const [busy, setBusy] = useState(false)
  const [colleagues, setColleagues] = useState<people.PublicUser[]>()

  async function act(work: () => Promise<unknown>, done: string, isGone: boolean) {
    setBusy(true)
    try {
      await work()
      ask('nothing')
      showToast(done)
      if (isGone) onGone()
    } catch (error) {
      const isTaken = error instanceof ApiError && error.error === 'offer.taken'
      showToast(isTaken ? offersCopy.taken : offersCopy.failed)
      if (isTaken) onGone()
    } finally {
      setBusy(false)
    }
  }
  const params = { id: offer.id }
  return {
    ...state,
    asking,
    busy,
    colleagues,
    ask: (what: Asking) => {
      ask(what)
      if (what === 'handOn' && !colleagues)
        browserApi.listColleagues({ params }).then(
          ({ records }) => setColleagues(records),
          () => setColleagues([]),
        )
    },
    accept: () =>
      act(
        async () => {
          const { dueAt } = await browserApi.acceptOffer({ params })
          setState({ isAccepted: true, dueAt })
        },
        offersCopy.accepted,
        false,
      ),
    decline: (reason: routing.DeclineReason, note: string) =>
      act(() => browserApi.declineOffer({ params, body: { reason, note } }), offersCopy.declined, true),
    handOn: (to: string, note: string) =>
      act(() => browserApi.handOnOffer({ params, body: { to, note } }), offersCopy.handedOn, true),
  }
}
export type OfferState = ReturnType<typeof useOffer>
