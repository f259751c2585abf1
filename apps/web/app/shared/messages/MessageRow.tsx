import type { Message } from '@kms/features/messages/message-list'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { formatDate } from '@kms/ui/format/format-time'
import { Link } from 'react-router'
import { MessageIcon } from './MessageIcon.tsx'

type Props = {
  message: Message
  /** Undefined for a message that refers to nothing: opening it only marks it as read. */
  path: string | undefined
  onOpen: () => void
}

export function MessageRow({ message, path, onOpen }: Props) {
  const content = (
    <>
      <span className="message-icon">
        <MessageIcon kind={message.kind} />
      </span>
      <span className="message-head">
        <b>
          {!message.isRead && <span className="sr-only">{messagesCopy.unread} </span>}
          {message.title}
        </b>
        <time dateTime={message.createDate}>{formatDate(message.createDate)}</time>
      </span>
      <span className="message-content clamp-2">{message.content}</span>
    </>
  )
  return (
    <li data-read={message.isRead}>
      {path === undefined ? (
        <button type="button" className="message-row" onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link className="message-row" to={path} onClick={onOpen}>
          {content}
        </Link>
      )}
    </li>
  )
}
