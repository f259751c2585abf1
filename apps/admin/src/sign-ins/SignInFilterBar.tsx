import type { SignInOutcome } from '@kms/contract/admin-sign-ins'
import { Button, Input, Select, type InputRef } from 'antd'
import { RotateCw, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { idFromAddress } from '../list/page-address.ts'
import { useShortcut } from '../shell/use-shortcut.ts'
import { isFiltered, NO_FILTERS, type SignInFilters } from './sign-in-list-address.ts'
import { OUTCOMES } from './sign-in-words.ts'

type Props = {
  filters: SignInFilters
  change: (change: Partial<SignInFilters>) => void
  refresh: () => void
  refreshing: boolean
}

const OUTCOME_OPTIONS = Object.entries(OUTCOMES).map(([value, { label }]) => ({
  value: value as SignInOutcome,
  label,
}))

export function SignInFilterBar({ filters, change, refresh, refreshing }: Props) {
  const search = useRef<InputRef>(null)
  const [problem, setProblem] = useState(false)
  useShortcut({ key: '/' }, () => search.current?.focus())

  const choosePerson = (typed: string) => {
    const text = typed.trim()
    const userId = idFromAddress(text)
    setProblem(text !== '' && userId === undefined)
    if (text === '' || userId !== undefined) change({ userId })
  }

  return (
    <search className="list-filters">
      {/* The address decides: a person who changes there starts the field anew. */}
      <Input.Search
        key={filters.userId}
        ref={search}
        className="list-search sign-in-person"
        defaultValue={filters.userId}
        placeholder="用户编号"
        aria-label="按用户编号筛选"
        inputMode="numeric"
        maxLength={19}
        allowClear
        status={problem ? 'error' : ''}
        aria-invalid={problem}
        aria-describedby={problem ? 'sign-in-person-problem' : undefined}
        enterButton={<Button aria-label="筛选" icon={<Search size={16} strokeWidth={1.75} aria-hidden />} />}
        onChange={() => setProblem(false)}
        onSearch={choosePerson}
      />
      {problem && (
        <span id="sign-in-person-problem" className="list-problem" role="alert">
          编号是一串数字
        </span>
      )}
      <Select<SignInOutcome>
        className="sign-in-outcome"
        aria-label="结果"
        placeholder="全部结果"
        allowClear
        options={OUTCOME_OPTIONS}
        value={filters.outcome ?? null}
        onChange={(outcome) => change({ outcome: outcome ?? undefined })}
      />
      {isFiltered(filters) && (
        <Button type="link" onClick={() => change({ ...NO_FILTERS, size: filters.size })}>
          清空筛选
        </Button>
      )}
      <Button
        className="list-refresh"
        icon={<RotateCw size={15} strokeWidth={1.75} aria-hidden />}
        loading={refreshing}
        onClick={refresh}
      >
        刷新
      </Button>
    </search>
  )
}
