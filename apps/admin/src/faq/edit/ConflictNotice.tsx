import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button } from 'antd'
import dayjs from 'dayjs'
import { api } from '../../session/api.ts'
import type { FaqEditor } from './use-faq-editor.ts'

/** Two people edited. Neither version is thrown away without somebody saying so. */
export function ConflictNotice({ id, editor }: { id: string; editor: FaqEditor }) {
  const { modal } = App.useApp()
  const newest = useQuery({
    queryKey: ['faq', 'conflict', id],
    queryFn: () => api.adminGetFaq({ params: { id } }),
    gcTime: 0,
  })

  async function askToReload() {
    const agreed = await modal.confirm({
      title: '载入最新版本',
      content: '你在本页未保存的修改会被放弃。需要的文字请先复制出来。',
      okText: '放弃修改并载入',
      okButtonProps: { danger: true },
      cancelText: '留在本页',
    })
    if (agreed) await editor.reload()
  }

  const who =
    newest.data === undefined
      ? '内容已被他人修改'
      : `${newest.data.editorName} 于 ${dayjs(newest.data.updatedAt).format('MM-DD HH:mm')} 保存了第 ${newest.data.revision} 版`
  return (
    <Alert
      className="edit-notice"
      type="warning"
      showIcon
      role="alert"
      title={`没有保存：${who}`}
      description="你的文字仍在本页，没有覆盖对方的修改。可以先复制需要的部分，再载入最新版本继续编辑。"
      action={<Button onClick={() => void askToReload()}>载入最新版本</Button>}
    />
  )
}
