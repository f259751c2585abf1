import type { AdminQuestionRow } from '@kms/contract/admin-questions'
import { App, Button, Segmented, Table } from 'antd'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import '../form/form.css'
import { useAct } from '../form/use-act.ts'
import { ListSkeleton } from '../list/ListSkeleton.tsx'
import { SearchField } from '../list/SearchField.tsx'
import '../list/list.css'
import { api } from '../session/api.ts'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { StatusPage } from '../shell/StatusPage.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { questionColumns } from './question-columns.tsx'
import './questions.css'
import { QUESTIONS, useQuestions, type QuestionFilters } from './use-questions.ts'

const SHOWS = [
  { value: 'published', label: '已发布' },
  { value: 'merged', label: '已合并' },
] satisfies { value: QuestionFilters['show']; label: string }[]

export function Component() {
  const { filters, list, rows, change } = useQuestions()
  const [merging, setMerging] = useState<AdminQuestionRow | null>(null)
  const { act, failure } = useAct(QUESTIONS)
  const { modal } = App.useApp()

  async function unmerge(row: AdminQuestionRow) {
    const agreed = await modal.confirm({
      title: `撤销合并《${row.title}》`,
      content: '随它移走的回答、评论和收藏回到原处；合并之后新写的留在原地。',
      okText: '撤销合并',
      cancelText: '再看看',
    })
    if (agreed) await act(() => api.adminUnmergeQuestion({ params: { id: row.id } }), '已撤销合并')
  }

  return (
    <>
      <title>问题与文章 - 施知道 运营台</title>
      <div className="page-head">
        <h1>问题与文章</h1>
        <p className="page-note">问的是同一件事的，合并成一条</p>
      </div>
      <ActFailure failure={failure} />
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <search className="list-filters">
          <Segmented<QuestionFilters['show']>
            aria-label="状态"
            options={SHOWS}
            value={filters.show}
            onChange={(show) => change({ show })}
          />
          <SearchField
            className="question-keyword"
            label="查找问题或文章"
            placeholder="标题、编号或地址"
            max={100}
            value={filters.keyword}
            search={(keyword) => change({ keyword })}
          />
        </search>
        {list.isPending ? (
          <ListSkeleton rows={12} />
        ) : list.isError ? (
          <QueryFailure error={list.error} retry={list.refetch} />
        ) : rows.length === 0 ? (
          <StatusPage title="暂无数据" detail="没有符合条件的内容" />
        ) : (
          <>
            <Table
              size="small"
              rowKey="id"
              columns={questionColumns(filters.show === 'merged', {
                merge: setMerging,
                unmerge: (row) => void unmerge(row),
              })}
              dataSource={rows}
              pagination={false}
              tableLayout="fixed"
            />
            <p className="question-more">
              {list.hasNextPage ? (
                <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  加载更多
                </Button>
              ) : (
                '没有更多了'
              )}
            </p>
          </>
        )}
      </section>
      {merging !== null && <MergeDialog key={merging.id} question={merging} close={() => setMerging(null)} />}
    </>
  )
}
