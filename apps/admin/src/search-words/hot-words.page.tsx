import type { AdminHotKeyword } from '@kms/contract/admin-search'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, InputNumber, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import '../form/form.css'
import { useAct } from '../form/use-act.ts'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import '../list/list.css'
import { api } from '../session/api.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { StatusPage } from '../shell/StatusPage.tsx'
import './search-words.css'

const HOT = ['hot-keywords'] as const

type Decision = { keyword: string; pinnedRank: number | null; blocked: boolean }

export function Component() {
  const list = useQuery({ queryKey: HOT, queryFn: () => api.adminListHotKeywords({}), staleTime: 0 })
  const { act, failure, errorOf, pending } = useAct(HOT)
  const set = (decision: Decision, done: string) => act(() => api.adminSetHotKeyword({ body: decision }), done)
  const nextRank = Math.min(20, Math.max(0, ...(list.data ?? []).map(({ pinnedRank }) => pinnedRank ?? 0)) + 1)
  return (
    <>
      <title>热搜词 - 施知道 运营台</title>
      <div className="page-head">
        <h1>热搜词</h1>
        <p className="page-note">近七天的搜索，越近权重越大；置顶的排在最前，屏蔽的任何写法都不出现</p>
      </div>
      <ActFailure failure={failure} />
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <AddWord nextRank={nextRank} pending={pending} error={errorOf('keyword')} set={set} />
        {list.isPending ? (
          <ListSkeleton rows={12} />
        ) : list.isError ? (
          <QueryFailure error={list.error} retry={list.refetch} />
        ) : list.data.length === 0 ? (
          <StatusPage title="暂无数据" detail="最近没有人搜索" />
        ) : (
          <Table
            size="small"
            rowKey="keyword"
            columns={columns(nextRank, (decision, done) => void set(decision, done))}
            dataSource={list.data}
            pagination={false}
            tableLayout="fixed"
          />
        )}
      </section>
    </>
  )
}

type Set = (decision: Decision, done: string) => Promise<unknown>

function AddWord({
  nextRank,
  pending,
  error,
  set,
}: {
  nextRank: number
  pending: boolean
  error: string | undefined
  set: Set
}) {
  const [keyword, setKeyword] = useState('')
  const add = async () => {
    if (await set({ keyword, pinnedRank: nextRank, blocked: false }, '已置顶')) setKeyword('')
  }
  return (
    <Form className="list-filters" component="div">
      <Input
        className="hot-word-add"
        aria-label="添加热搜词"
        placeholder="添加一个词"
        maxLength={40}
        value={keyword}
        status={error ? 'error' : ''}
        onChange={(event) => setKeyword(event.target.value)}
        onPressEnter={() => void add()}
      />
      <Button type="primary" loading={pending} disabled={keyword.trim().length < 2} onClick={() => void add()}>
        添加并置顶
      </Button>
      {error && (
        <span className="list-problem" role="alert">
          {error}
        </span>
      )}
    </Form>
  )
}

const columns = (
  nextRank: number,
  set: (decision: Decision, done: string) => void,
): TableColumnsType<AdminHotKeyword> => [
  { title: '词', dataIndex: 'keyword', ellipsis: true },
  { title: '近七天', dataIndex: 'count', width: 96, align: 'right' },
  {
    title: '读者看到',
    key: 'place',
    width: 112,
    render: (_, { place }) => (place === null ? <span className="muted-cell">不显示</span> : `第 ${place} 位`),
  },
  {
    title: '置顶名次',
    key: 'rank',
    width: 120,
    render: (_, { keyword, pinnedRank }) =>
      pinnedRank === null ? (
        <span className="muted-cell">—</span>
      ) : (
        <InputNumber
          size="small"
          min={1}
          max={20}
          value={pinnedRank}
          aria-label={`${keyword}的置顶名次`}
          onChange={(rank) =>
            rank && rank !== pinnedRank && set({ keyword, pinnedRank: rank, blocked: false }, '名次已更新')
          }
        />
      ),
  },
  {
    title: '状态',
    key: 'state',
    width: 96,
    render: (_, { blocked, pinnedRank }) =>
      blocked ? (
        <span className="badge badge-danger">已屏蔽</span>
      ) : pinnedRank === null ? null : (
        <span className="badge badge-live">置顶</span>
      ),
  },
  {
    title: <span className="sr-only">操作</span>,
    key: 'acts',
    width: 168,
    render: (_, { keyword, pinnedRank, blocked }) => {
      const act = (label: string, decision: Omit<Decision, 'keyword'>, done: string) => (
        <Button
          type="link"
          size="small"
          aria-label={`${label} ${keyword}`}
          onClick={() => set({ keyword, ...decision }, done)}
        >
          {label}
        </Button>
      )
      const none = { pinnedRank: null, blocked: false }
      return (
        <span className="row-acts">
          {pinnedRank !== null && act('取消置顶', none, '已取消置顶')}
          {pinnedRank === null && !blocked && act('置顶', { ...none, pinnedRank: nextRank }, '已置顶')}
          {blocked ? act('取消屏蔽', none, '已取消屏蔽') : act('屏蔽', { ...none, blocked: true }, '已屏蔽')}
        </span>
      )
    },
  },
]
