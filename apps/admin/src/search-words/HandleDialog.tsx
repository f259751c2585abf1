import { Input, Modal } from 'antd'
import { useState } from 'react'

type Props = { wording: string; pending: boolean; close: () => void; handle: (note: string) => void }

/** What was done about a term, for whoever meets it again. */
export function HandleDialog({ wording, pending, close, handle }: Props) {
  const [note, setNote] = useState('')
  return (
    <Modal
      open
      title={`“${wording}”已处理`}
      okText="标记为已处理"
      cancelText="取消"
      confirmLoading={pending}
      onCancel={close}
      onOk={() => handle(note)}
    >
      <Input
        aria-label="做了什么"
        placeholder="做了什么，例如：写了 FAQ 1101"
        maxLength={200}
        autoFocus
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onPressEnter={() => handle(note)}
      />
    </Modal>
  )
}
