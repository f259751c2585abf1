import { useQuery } from '@tanstack/react-query'
import { App, Button, Input, InputNumber, Table } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { describeFailure } from '../session/describe-failure.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { ledgerQuery, useCorrect } from './points-queries.ts'

const STATES = { bubble: '待收取', taken: '已入账', expired: '已过期', void: '已作废' }

/** A member's ledger by the number of the account, and a correction of it: a reason is asked for, the member reads it. */
export function LedgerPanel() {
  const [userId, setUserId] = useState('')
  const ledger = useQuery(ledgerQuery(userId))
  return (
    <section className="panel points-panel" aria-busy={ledger.isFetching}>
      <h2>用户积分流水</h2>
      <Input.Search
        className="points-search"
        placeholder="用户编号"
        enterButton="查询"
        aria-label="用户编号"
        onSearch={(text) => setUserId(/^[1-9]\d{0,18}$/.test(text.trim()) ? text.trim() : '')}
      />
      {ledger.isError && <QueryFailure error={ledger.error} retry={ledger.refetch} />}
      {ledger.data && (
        <>
          <p>
            {ledger.data.user.nickname}：积分 <b>{ledger.data.balance}</b>，声望 <b>{ledger.data.reputation}</b>
          </p>
          <CorrectForm userId={userId} />
          <Table
            size="small"
            rowKey="id"
            pagination={false}
            dataSource={ledger.data.records}
            columns={[
              {
                title: '时间',
                dataIndex: 'createDate',
                width: 168,
                render: (at: string) => dayjs(at).format('YYYY-MM-DD HH:mm:ss'),
              },
              { title: '事由', dataIndex: 'name', width: 180 },
              { title: '说明', dataIndex: 'note', ellipsis: true },
              { title: '积分', dataIndex: 'amount', width: 80, align: 'right' },
              { title: '声望', dataIndex: 'reputation', width: 80, align: 'right' },
              {
                title: '状态',
                dataIndex: 'state',
                width: 88,
                render: (state: keyof typeof STATES) => STATES[state],
              },
            ]}
          />
        </>
      )}
    </section>
  )
}

function CorrectForm({ userId }: { userId: string }) {
  const { message } = App.useApp()
  const [amount, setAmount] = useState(0)
  const [reason, setReason] = useState('')
  const [key, setKey] = useState(() => crypto.randomUUID())
  const correct = useCorrect()
  const submit = () =>
    correct.mutate(
      { userId, amount, reason, key },
      {
        onSuccess: () => {
          setAmount(0)
          setReason('')
          setKey(crypto.randomUUID())
          void message.success('已调整')
        },
        onError: (error) => void message.error(describeFailure(error)),
      },
    )
  return (
    <p className="points-correct">
      <InputNumber precision={0} value={amount} onChange={(value) => setAmount(value ?? 0)} aria-label="调整积分" />
      <Input
        value={reason}
        maxLength={100}
        placeholder="原因（用户可见，必填）"
        aria-label="调整原因"
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="primary"
        disabled={amount === 0 || reason.trim().length < 4}
        loading={correct.isPending}
        onClick={submit}
      >
        调整积分
      </Button>
    </p>
  )
}
