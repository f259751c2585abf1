import type { FaqStatus } from '@kms/contract/admin-faq'
import { Button, Checkbox, Input, Select, type InputRef } from 'antd'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useShortcut } from '../../shell/use-shortcut.ts'
import { FAQ_STATUS } from '../faq-status.ts'
import { SectionSelect } from '../SectionSelect.tsx'
import { isFiltered, NO_FILTERS, type ListFilters } from './list-address.ts'

type Props = { filters: ListFilters; change: (change: Partial<ListFilters>) => void }

const STATUS_OPTIONS = Object.entries(FAQ_STATUS).map(([value, { label }]) => ({ value: value as FaqStatus, label }))

export function ListFilterBar({ filters, change }: Props) {
  const search = useRef<InputRef>(null)
  useShortcut({ key: '/' }, () => search.current?.focus())
  return (
    <search className="list-filters">
      {/* The address decides: a keyword that changes there starts the field anew. */}
      <Input.Search
        key={filters.keyword}
        ref={search}
        className="list-search list-keyword"
        defaultValue={filters.keyword}
        placeholder="标题"
        aria-label="按标题搜索"
        maxLength={100}
        allowClear
        enterButton={<Button aria-label="搜索" icon={<Search size={16} strokeWidth={1.75} aria-hidden />} />}
        onSearch={(keyword) => change({ keyword: keyword.trim() })}
      />
      <Select<FaqStatus>
        className="list-status"
        aria-label="状态"
        placeholder="全部状态"
        allowClear
        options={STATUS_OPTIONS}
        value={filters.status ?? null}
        onChange={(status) => change({ status: status ?? undefined })}
      />
      <SectionSelect
        className="list-section"
        aria-label="板块"
        placeholder="全部板块"
        allowClear
        treeDefaultExpandAll
        value={filters.sectionId ?? null}
        onChange={(sectionId) => change({ sectionId: sectionId ?? undefined })}
      />
      <Checkbox checked={filters.overdue} onChange={(event) => change({ overdue: event.target.checked })}>
        只看逾期未复核
      </Checkbox>
      {isFiltered(filters) && (
        <Button type="link" onClick={() => change({ ...NO_FILTERS, size: filters.size })}>
          清空筛选
        </Button>
      )}
    </search>
  )
}
