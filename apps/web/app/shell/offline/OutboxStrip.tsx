import { deviceDrafts } from '@kms/features/drafts/device-drafts'
import { draftBoxPath } from '@kms/features/drafts/draft-paths'
import { signInPath } from '@kms/features/faq/faq-paths'
import { deliver } from '@kms/features/outbox/deliver'
import { deviceOutbox } from '@kms/features/outbox/device-outbox'
import { nothingUnsent } from '@kms/features/outbox/note-unsent'
import type { Sent } from '@kms/features/outbox/outgoing'
import { countWaiting, readOutbox, type Outbox } from '@kms/features/outbox/read-outbox'
import { runOutbox } from '@kms/features/outbox/run-outbox'
import type { Delivery } from '@kms/features/outbox/send-outgoing'
import { useOutbox } from '@kms/features/outbox/use-outbox'
import { answerPart, commentPart, questionPath } from '@kms/features/questions/question-paths'
import { outboxCopy as copy } from '@kms/ui/copy/outbox.copy'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation, useRevalidator } from 'react-router'
import { useDevice } from '../../shared/use-device.ts'
import { useViewer } from '../../shared/use-viewer.ts'
import { tokenKeeper } from '../session/session-tab.ts'
import './outbox-strip.css'

const sendFor = (memberId: string) => async (): Promise<Delivery> =>
  countWaiting(await readOutbox(memberId)) > 0 ? deliver(tokenKeeper.fresh) : 'done'

/** What waits on this device and what has become of it; sends it while the page is open. */
export function OutboxStrip() {
  const memberId = useViewer()?.id ?? null
  const outbox = useOutbox(memberId)
  const [delivery, setDelivery] = useState<Delivery>('done')

  useEffect(
    () => (memberId === null ? undefined : runOutbox({ send: sendFor(memberId), onDelivery: setDelivery })),
    [memberId],
  )
  // Offline it could not be fetched any more.
  useEffect(() => {
    if (navigator.onLine) import('./keep-unsent.ts').catch(() => undefined)
  }, [])
  useSentHere(outbox?.sent)
  const waiting = outbox ? countWaiting(outbox) : 0
  const isEmpty = outbox !== null && waiting === 0 && outbox.outgoing.length === 0
  useEffect(() => {
    if (isEmpty) nothingUnsent()
  }, [isEmpty])

  const room = useRoomForWords()
  return (
    room &&
    createPortal(
      <div className="outbox-strip">
        {outbox && <Words outbox={outbox} waiting={waiting} signedOut={memberId === null || delivery === 'signIn'} />}
      </div>,
      room,
    )
  )
}

/** The strip under the header, which says whether there is a network; each page of the mobile site has its own. */
function useRoomForWords() {
  const { pathname } = useLocation()
  const [room, setRoom] = useState<Element | null>(null)
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another page, another strip
  useEffect(() => setRoom(document.querySelector('.offline-strip')), [pathname])
  return room
}

/** What was sent from the page that is open is shown on it. */
function useSentHere(sent: readonly Sent[] = []) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const here = sent.filter((each) => each.kind !== 'piece' && each.page === pathname).length
  useEffect(() => {
    if (here > 0) void revalidate()
  }, [here, revalidate])
  useEffect(() => {
    for (const each of sent) if (each.kind === 'piece') void deviceDrafts.settleLastWords(each.as)
  }, [sent])
}

type WordsProps = { outbox: Outbox; waiting: number; signedOut: boolean }

function Words({ outbox, waiting, signedOut }: WordsProps) {
  const device = useDevice()
  const { pathname, search } = useLocation()
  const refused = outbox.outgoing.filter(({ refusal }) => refusal !== null).length
  if (signedOut && waiting > 0) {
    return (
      <p data-state="waiting">
        {copy.signedOut(waiting)}
        <Link to={signInPath(device, pathname + search)}>{copy.signIn}</Link>
      </p>
    )
  }
  if (signedOut) return null
  if (refused > 0) return <BoxLink state="refused" words={copy.refused(refused)} />
  if (waiting > 0) return <BoxLink state="waiting" words={copy.waiting(waiting)} />
  return outbox.sent.length > 0 && <SentWords sent={outbox.sent} />
}

const BoxLink = ({ state, words }: { state: string; words: string }) => (
  <p data-state={state}>
    {words}
    <Link to={draftBoxPath(useDevice())}>{copy.look}</Link>
  </p>
)

function SentWords({ sent }: { sent: readonly Sent[] }) {
  const device = useDevice()
  const [only, ...others] = sent
  const forget = () => {
    for (const { key } of sent) void deviceOutbox.forgetSent(key)
  }
  const pending = sent.some(({ status }) => status === 'pending')
  return (
    <p data-state="sent">
      {pending ? copy.sentPending(sent.length) : copy.sent(sent.length)}
      {only && others.length === 0 && only.status === 'published' && (
        <Link to={addressOf(only, device)} onClick={forget}>
          {copy.open}
        </Link>
      )}
      <button type="button" onClick={forget}>
        {copy.seen}
      </button>
    </p>
  )
}

function addressOf(sent: Sent, device: 'pc' | 'mobile') {
  if (sent.kind === 'piece') return questionPath(device, sent.id)
  return `${sent.page}#${sent.kind === 'answer' ? answerPart(sent.id) : commentPart(sent.id)}`
}
