import { supportCopy } from '@kms/ui/copy/support.copy'
import { useSiteChat } from './use-site-chat.ts'

export function ChatButton() {
  const { open } = useSiteChat()
  return (
    <button type="button" className="button" onClick={() => void open()}>
      {supportCopy.chat}
    </button>
  )
}
