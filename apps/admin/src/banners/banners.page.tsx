import type { AdminBanner } from '@kms/contract/admin-banners'
import { Button, Table } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import '../form/form.css'
import { useAct } from '../form/use-act.ts'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import '../list/list.css'
import { api } from '../session/api.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { StatusPage } from '../shell/StatusPage.tsx'
import { bannerColumns } from './banner-columns.tsx'
import { movedBy } from './banner-form.ts'
import { BannerDrawer } from './BannerDrawer.tsx'
import './banners.css'
import { BANNERS, useBanners } from './use-banners.ts'

/** Which one is open; `new` is one that is not there yet. */
type Open = { id: string; opened: number } | null

export function Component() {
  const list = useBanners()
  const { act, failure, forget } = useAct(BANNERS)
  const [open, setOpen] = useState<Open>(null)
  const banners = list.data ?? []
  const openBanner = banners.find(({ id }) => id === open?.id) ?? null

  const move = ({ id }: AdminBanner, step: -1 | 1) => {
    const ids = movedBy(
      banners.map((banner) => banner.id),
      id,
      step,
    )
    if (ids) void act(() => api.adminOrderBanners({ body: { ids } }), '顺序已更新')
  }
  const show = ({ id, revision, isPublished }: AdminBanner) =>
    void act(
      () => api.adminShowBanner({ params: { id }, body: { revision, published: !isPublished } }),
      isPublished ? '已撤回' : '已发布',
    )
  const edit = (id: string) => {
    forget()
    setOpen({ id, opened: Date.now() })
  }
  const reload = async () => {
    await list.refetch()
    setOpen((before) => before && { ...before, opened: Date.now() })
  }

  return (
    <>
      <title>横幅 - 施知道 运营台</title>
      <div className="page-head">
        <h1>横幅</h1>
        <p className="page-note">两个首页最多同时展示六条，从上到下依次轮播</p>
        <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={() => edit('new')}>
          新建横幅
        </Button>
      </div>
      <ActFailure failure={failure} />
      <section className="panel list-panel" aria-busy={list.isFetching}>
        {list.isPending ? (
          <ListSkeleton rows={6} />
        ) : list.isError ? (
          <QueryFailure error={list.error} retry={list.refetch} />
        ) : banners.length === 0 ? (
          <StatusPage title="暂无数据" detail="还没有横幅" />
        ) : (
          <Table
            size="small"
            rowKey="id"
            columns={bannerColumns({ count: banners.length, edit: ({ id }) => edit(id), move, show })}
            dataSource={banners}
            pagination={false}
            tableLayout="fixed"
          />
        )}
      </section>
      {open !== null && (
        <BannerDrawer
          key={`${open.id}:${open.opened}`}
          banner={openBanner}
          close={() => setOpen(null)}
          reload={() => void reload()}
        />
      )}
    </>
  )
}
