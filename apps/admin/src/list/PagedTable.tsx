import type { Page } from '@kms/contract/http/paging'
import type { UseQueryResult } from '@tanstack/react-query'
import { Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { QueryFailure } from '../shell/QueryFailure.tsx'
import { ListPager } from './ListPager.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import type { PageChoice } from './page-address.ts'

type Props<Row> = {
  list: UseQueryResult<Page<Row>>
  page: PageChoice
  change: (page: Partial<PageChoice>) => void
  rowKey: keyof Row & string
  columns: TableColumnsType<Row>
  /** Instead of the table when nothing matches. */
  empty: ReactNode
  /** Says how many there are. */
  words: (total: number) => string
}

/** A list by numbered pages: on its way, failed, empty, or the rows. Old rows stay, paler, while the next page comes. */
export function PagedTable<Row extends object>({ list, page, change, rowKey, columns, empty, words }: Props<Row>) {
  if (list.isPending) return <ListSkeleton rows={page.size} />
  if (list.isError) return <QueryFailure error={list.error} retry={list.refetch} />
  const { records, total } = list.data
  if (records.length === 0) return empty
  return (
    <>
      <Table<Row>
        className={list.isPlaceholderData ? 'list-stale' : ''}
        size="small"
        rowKey={rowKey}
        columns={columns}
        dataSource={records}
        pagination={false}
        tableLayout="fixed"
      />
      <ListPager page={page} total={total} words={words(total)} change={change} />
    </>
  )
}
