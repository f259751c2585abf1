import type { WaitingQuestion } from '@kms/contract/admin-routing'
import { Button, Table, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { OFFERS, reasonWords, ROUTING } from './routing-words.ts'

const NONE = <span className="routing-none">—</span>

const columns = (assign: ((question: WaitingQuestion) => void) | undefined): TableColumnsType<WaitingQuestion> => [
  {
    title: '问题',
    key: 'title',
    ellipsis: true,
    render: (_, { id, title }) => (
      <a href={`/kms/pc/detail/question/${id}`} target="_blank" rel="noreferrer" title={title}>
        {title}
      </a>
    ),
  },
  { title: '板块', key: 'section', width: 128, ellipsis: true, render: (_, { section }) => section?.name ?? NONE },
  {
    title: '提问时间',
    dataIndex: 'publishedAt',
    width: 136,
    render: (at: string) => <time dateTime={at}>{dayjs(at).format('YYYY-MM-DD HH:mm')}</time>,
  },
  {
    title: '状态',
    dataIndex: 'routing',
    width: 96,
    render: (state: WaitingQuestion['routing']) => (
      <span className={`badge badge-${ROUTING[state].tone}`}>{ROUTING[state].label}</span>
    ),
  },
  { title: '邀请', key: 'offers', width: 320, render: (_, { offers }) => <Offers offers={offers} /> },
  ...(assign
    ? [
        {
          title: '操作',
          key: 'assign',
          width: 88,
          render: (_: unknown, question: WaitingQuestion) => (
            <Button size="small" onClick={() => assign(question)}>
              派单
            </Button>
          ),
        },
      ]
    : []),
]

function Offers({ offers }: Pick<WaitingQuestion, 'offers'>) {
  if (offers.length === 0) return NONE
  return (
    <ul className="routing-offers">
      {offers.map(({ expert, state, dueAt, reason }) => (
        <li key={expert.id} title={`截止 ${dayjs(dueAt).format('MM-DD HH:mm')}`}>
          {expert.nickname}
          <span className={`badge badge-${OFFERS[state].tone}`}>{OFFERS[state].label}</span>
          {reason && <span className="routing-none">{reasonWords(reason)}</span>}
        </li>
      ))}
    </ul>
  )
}

type Props = { records: WaitingQuestion[]; assign: ((question: WaitingQuestion) => void) | undefined }

export const WaitingTable = ({ records, assign }: Props) => (
  <Table
    size="small"
    rowKey="id"
    columns={columns(assign)}
    dataSource={records}
    pagination={false}
    tableLayout="fixed"
  />
)
