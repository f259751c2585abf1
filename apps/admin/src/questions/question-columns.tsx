import type { AdminQuestionRow } from '@kms/contract/admin-questions'
import { Button, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'

type Acts = { merge: (row: AdminQuestionRow) => void; unmerge: (row: AdminQuestionRow) => void }

const day = (at: string) => dayjs(at).format('YYYY-MM-DD HH:mm')
const addressOf = (id: string) => `/kms/pc/detail/question/${id}`

export const questionColumns = (isMerged: boolean, acts: Acts): TableColumnsType<AdminQuestionRow> => [
  { title: '编号', dataIndex: 'id', width: 88 },
  {
    title: '标题',
    dataIndex: 'title',
    ellipsis: true,
    render: (title: string, { id }) => (
      <a href={addressOf(id)} target="_blank" rel="noreferrer">
        {title}
      </a>
    ),
  },
  { title: '类型', key: 'type', width: 64, render: (_, row) => (row.questionType === 0 ? '问题' : '文章') },
  { title: '作者', dataIndex: ['author', 'nickname'], width: 128, ellipsis: true },
  ...(isMerged ? mergedColumns(acts) : publishedColumns(acts)),
]

const publishedColumns = ({ merge }: Acts): TableColumnsType<AdminQuestionRow> => [
  { title: '发布', dataIndex: 'publishedAt', width: 144, render: day },
  { title: '回答', dataIndex: 'answerCount', width: 64, align: 'right' },
  { title: '浏览', dataIndex: 'viewCount', width: 80, align: 'right' },
  {
    title: <span className="sr-only">操作</span>,
    key: 'acts',
    width: 80,
    render: (_, row) => (
      <span className="row-acts">
        <Button type="link" size="small" aria-label={`合并《${row.title}》`} onClick={() => merge(row)}>
          合并
        </Button>
      </span>
    ),
  },
]

const mergedColumns = ({ unmerge }: Acts): TableColumnsType<AdminQuestionRow> => [
  {
    title: '合并到',
    key: 'into',
    ellipsis: true,
    render: (_, { merged }) =>
      merged && (
        <a href={addressOf(merged.into.id)} target="_blank" rel="noreferrer">
          {merged.into.title}
        </a>
      ),
  },
  {
    title: '经办',
    key: 'by',
    width: 224,
    ellipsis: true,
    render: (_, { merged }) => merged && `${day(merged.at)} ${merged.by}`,
  },
  {
    title: <span className="sr-only">操作</span>,
    key: 'acts',
    width: 112,
    render: (_, row) =>
      row.merged?.undoUntil && (
        <span className="row-acts">
          <Button
            type="link"
            size="small"
            title={`${day(row.merged.undoUntil)} 前可以撤销`}
            aria-label={`撤销合并《${row.title}》`}
            onClick={() => unmerge(row)}
          >
            撤销合并
          </Button>
        </span>
      ),
  },
]
