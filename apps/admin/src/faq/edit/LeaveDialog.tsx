import { Button, Modal } from 'antd'
import type { FaqEditor } from './use-faq-editor.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export function LeaveDialog({ editor }: { editor: FaqEditor }) {
  const blocker = useLeaveGuard(editor.dirty)
  const stay = () => blocker.reset?.()
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="离开编辑页"
      onCancel={stay}
      footer={[
        <Button key="stay" onClick={stay}>
          继续编辑
        </Button>,
        <Button key="discard" danger onClick={() => blocker.proceed?.()}>
          放弃修改
        </Button>,
        <Button
          key="save"
          type="primary"
          disabled={editor.conflict}
          loading={editor.pending === 'save'}
          onClick={async () => ((await editor.save()) === null ? stay() : blocker.proceed?.())}
        >
          保存并离开
        </Button>,
      ]}
    >
      这一页有未保存的修改。
    </Modal>
  )
}
