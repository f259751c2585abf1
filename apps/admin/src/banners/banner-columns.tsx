import type { AdminBanner } from '@kms/contract/admin-banners'
import { Button, type TableColumnsType } from 'antd'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { ShownBadge, windowWords } from '../form/shown-state.tsx'

type Acts = {
  count: number
  edit: (banner: AdminBanner) => void
  move: (banner: AdminBanner, step: -1 | 1) => void
  show: (banner: AdminBanner) => void
}
const SITE_WORDS = { pc: '桌面', mobile: '移动' }
const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const

export const bannerColumns = ({ count, edit, move, show }: Acts): TableColumnsType<AdminBanner> => [
  {
    title: '顺序',
    key: 'order',
    width: 96,
    render: (_, banner, index) => (
      <span className="row-acts">
        {index + 1}
        <Button
          type="text"
          size="small"
          aria-label={`上移《${banner.title}》`}
          disabled={index === 0}
          icon={<ArrowUp {...icon} />}
          onClick={() => move(banner, -1)}
        />
        <Button
          type="text"
          size="small"
          aria-label={`下移《${banner.title}》`}
          disabled={index === count - 1}
          icon={<ArrowDown {...icon} />}
          onClick={() => move(banner, 1)}
        />
      </span>
    ),
  },
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    render: (title: string, banner) => (
      <Button type="link" size="small" onClick={() => edit(banner)}>
        {title}
      </Button>
    ),
  },
  {
    title: '点开后',
    key: 'kind',
    width: 200,
    ellipsis: true,
    render: (_, row) => (row.kind === 'link' ? row.target : '弹窗'),
  },
  { title: '站点', key: 'sites', width: 104, render: (_, row) => row.sites.map((site) => SITE_WORDS[site]).join('、') },
  { title: '时间', key: 'window', width: 216, render: (_, row) => windowWords(row.startsAt, row.endsAt) },
  { title: '状态', key: 'state', width: 88, render: (_, row) => <ShownBadge state={row.state} /> },
  {
    title: <span className="sr-only">操作</span>,
    key: 'acts',
    width: 96,
    render: (_, banner) => (
      <span className="row-acts">
        <Button
          type="link"
          size="small"
          className={banner.isPublished ? 'row-danger' : ''}
          aria-label={`${banner.isPublished ? '撤回' : '发布'}《${banner.title}》`}
          onClick={() => show(banner)}
        >
          {banner.isPublished ? '撤回' : '发布'}
        </Button>
      </span>
    ),
  },
]
