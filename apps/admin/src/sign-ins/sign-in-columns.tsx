import type { SignInEvent } from '@kms/contract/admin-sign-ins'
import type { TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { Link } from 'react-router'
import { channelWord, METHODS, OUTCOMES, reasonWord } from './sign-in-words.ts'

const NONE = <span className="sign-in-none">—</span>

/** `ofPerson` is the address of one person's own log. */
export const signInColumns = (ofPerson: (userId: string) => string): TableColumnsType<SignInEvent> => [
  {
    title: '时间',
    dataIndex: 'at',
    width: 168,
    render: (at: string) => <time dateTime={at}>{dayjs(at).format('YYYY-MM-DD HH:mm:ss')}</time>,
  },
  {
    title: '用户',
    key: 'person',
    width: 168,
    ellipsis: true,
    render: (_, { user }) =>
      user === null ? (
        NONE
      ) : (
        <>
          <Link to={ofPerson(user.id)} title={`只看 ${user.nickname}`}>
            {user.nickname || '未命名'}
          </Link>
          <span className="sign-in-id">{user.id}</span>
        </>
      ),
  },
  { title: '方式', dataIndex: 'method', width: 88, render: (method: SignInEvent['method']) => METHODS[method] },
  { title: '渠道', dataIndex: 'channel', width: 80, render: channelWord },
  {
    title: '结果',
    dataIndex: 'outcome',
    width: 88,
    render: (outcome: SignInEvent['outcome']) => (
      <span className={`badge badge-${OUTCOMES[outcome].tone}`}>{OUTCOMES[outcome].label}</span>
    ),
  },
  {
    title: '原因',
    dataIndex: 'reason',
    ellipsis: true,
    render: (reason: string) => (reason === '' ? NONE : <span title={reason}>{reasonWord(reason)}</span>),
  },
  {
    title: '地址',
    dataIndex: 'address',
    width: 144,
    ellipsis: true,
    render: (address: string) => (
      <span className="sign-in-address" title={address}>
        {address}
      </span>
    ),
  },
  {
    title: '设备',
    dataIndex: 'device',
    width: 168,
    ellipsis: true,
    render: (device: string, { userAgent }) => <span title={userAgent}>{device}</span>,
  },
]
