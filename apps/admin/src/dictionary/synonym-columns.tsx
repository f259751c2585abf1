import type { Synonym } from '@kms/contract/admin-dictionary'
import { Button, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { SYNONYM_KINDS } from './synonym-words.ts'

export const synonymColumns = (open: (synonym: Synonym) => void): TableColumnsType<Synonym> => [
  {
    title: '主词',
    key: 'first',
    width: 168,
    ellipsis: true,
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => open(row)}>
        {row.words[0]}
      </Button>
    ),
  },
  { title: '同义', key: 'others', ellipsis: true, render: (_, { words }) => words.slice(1).join('、') },
  { title: '单向', key: 'oneWay', width: 136, ellipsis: true, render: (_, { oneWay }) => oneWay.join('、') },
  { title: '类型', key: 'kind', width: 88, render: (_, { kind }) => SYNONYM_KINDS[kind] },
  {
    title: '状态',
    key: 'enabled',
    width: 80,
    render: (_, { enabled }) => (
      <span className={`badge badge-${enabled ? 'live' : 'none'}`}>{enabled ? '启用' : '停用'}</span>
    ),
  },
  {
    title: '最近编辑',
    key: 'updated',
    width: 200,
    ellipsis: true,
    render: (_, { updatedAt, updatedBy }) => `${dayjs(updatedAt).format('YYYY-MM-DD HH:mm')} ${updatedBy}`,
  },
]
