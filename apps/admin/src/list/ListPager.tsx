import { MAX_PAGE_DEPTH } from '@kms/contract/http/paging'
import { Pagination } from 'antd'
import { PAGE_SIZES, type PageChoice } from './page-address.ts'

type Props = { page: PageChoice; total: number; words: string; change: (page: Partial<PageChoice>) => void }

/** `words` says how many there are; page numbers end where the API does. */
export function ListPager({ page, total, words, change }: Props) {
  return (
    <Pagination
      align="end"
      current={page.current}
      pageSize={page.size}
      pageSizeOptions={[...PAGE_SIZES]}
      showSizeChanger
      total={Math.min(total, MAX_PAGE_DEPTH)}
      showTotal={() => words}
      onChange={(current, size) => change(size === page.size ? { current } : { size })}
    />
  )
}
