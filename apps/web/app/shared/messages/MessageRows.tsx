import type { Device } from '@kms/features/device/device'
import { footerOf, MESSAGE_PAGE_SIZE, type Message, type MessageList } from '@kms/features/messages/message-list'
import { messagePath } from '@kms/features/messages/message-path'
import { useLoadingBar } from '@kms/features/shell/use-loading-bar'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { LineDrawing, type OwnDrawing } from '@kms/ui/LineDrawing'
import './messages.css'
import { MessageRow } from './MessageRow.tsx'

const EMPTY_TRAY: OwnDrawing = [
  'M8 12h51M69 12h51M28 12v20M100 12v20M28 44h72v32H28zM28 44l14-12h44l14 12M50 44c0 8 6 12 14 12s14-4 14-12',
  'live',
  'M59 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
]

type Props = { device: Device; list: MessageList; more: () => void; onOpen: (message: Message) => void }

/** The rows of a message list and what stands below them. Both sites. */
export function MessageRows({ device, list, more, onOpen }: Props) {
  const footer = footerOf(list)
  // A quick answer shows no skeleton.
  const slow = useLoadingBar(footer === 'loading')
  if (list.nothingAtAll) {
    return (
      <div className="no-messages">
        <LineDrawing name={EMPTY_TRAY} />
        <p role="status">{messagesCopy.nothing}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="message-rows">
        {list.records.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            path={messagePath(device, message)}
            onOpen={() => onOpen(message)}
          />
        ))}
        {slow && list.records.length === 0 && <Skeleton />}
      </ul>
      <ListFooter footer={footer} slow={slow} more={more} />
    </>
  )
}

const Skeleton = () =>
  Array.from({ length: MESSAGE_PAGE_SIZE }, (_, index) => (
    <li key={index} className="message-row skeleton" aria-hidden="true">
      <span className="message-icon" />
      <span className="message-head" />
      <span className="message-content" />
    </li>
  ))

type FooterProps = { footer: ReturnType<typeof footerOf>; slow: boolean; more: () => void }

/** One element whatever it says: the focus stays where it was when there is no more to load. */
function ListFooter({ footer, slow, more }: FooterProps) {
  const active = footer === 'more' || footer === 'failed'
  const text = footer === 'loading' && !slow ? '' : messagesCopy[footer]
  return (
    <div className="message-footer" aria-live="polite">
      {footer === 'failed' && <p>{text}</p>}
      <button type="button" aria-disabled={!active} onClick={() => active && more()}>
        {footer === 'failed' ? messagesCopy.retry : text}
      </button>
    </div>
  )
}
