import { useQuery } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { api } from '../session/api.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { NoticeForm } from './NoticeForm.tsx'

/** `new` is one that is not there yet. An open text is never replaced behind the operator's back. */
export function NoticeDrawer({ id, close }: { id: string; close: () => void }) {
  const [opened, setOpened] = useState(() => Date.now())
  const isNew = id === 'new'
  const notice = useQuery({
    queryKey: ['notice', id, opened],
    queryFn: () => api.adminGetNotice({ params: { id } }),
    enabled: !isNew,
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Drawer open onClose={close} size={760} title={isNew ? '新建公告' : '编辑公告'}>
      {!isNew && notice.isPending ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : !isNew && notice.data === undefined ? (
        <QueryFailure error={notice.error} retry={notice.refetch} />
      ) : (
        <NoticeForm key={opened} notice={notice.data ?? null} close={close} reload={() => setOpened(Date.now())} />
      )}
    </Drawer>
  )
}
