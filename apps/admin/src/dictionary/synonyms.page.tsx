import type { Synonym, SynonymKind } from '@kms/contract/admin-dictionary'
import { Button, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import '../form/form.css'
import { PagedTable } from '../list/PagedTable.tsx'
import { SearchField } from '../list/SearchField.tsx'
import '../list/list.css'
import { useChosenList } from '../list/use-chosen-list.ts'
import { api } from '../session/api.ts'
import { StatusPage } from '../shell/StatusPage.tsx'
import './dictionary.css'
import { SYNONYM_KINDS, SYNONYMS } from './synonym-words.ts'
import { synonymColumns } from './synonym-columns.tsx'
import { SynonymDrawer } from './SynonymDrawer.tsx'
import { TryQuery } from './TryQuery.tsx'

const KINDS = Object.entries(SYNONYM_KINDS).map(([value, label]) => ({ value: value as SynonymKind, label }))

/** What is open: a group, or a new one that begins with this word. */
type Open = { synonym: Synonym | null; word: string } | null

export function Component() {
  const [address] = useSearchParams()
  const [open, setOpen] = useState<Open>(() => {
    const word = address.get('add')?.trim()
    return word ? { synonym: null, word } : null
  })
  const { filters, list, change } = useChosenList({
    queryKey: SYNONYMS,
    name: 'kind',
    choices: SYNONYM_KINDS,
    maxKeyword: 40,
    load: (body) => api.adminListSynonyms({ body }),
  })
  return (
    <>
      <title>同义词 - 施知道 运营台</title>
      <div className="page-head">
        <h1>同义词</h1>
        <p className="page-note">保存后几秒内生效，不用重建索引</p>
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen({ synonym: null, word: '' })}
        >
          新建词组
        </Button>
      </div>
      <TryQuery />
      <section className="panel list-panel" aria-busy={list.isFetching}>
        <search className="list-filters">
          <SearchField
            className="dictionary-keyword"
            label="按词筛选"
            placeholder="任意一个词"
            max={40}
            value={filters.keyword}
            search={(typed) => change({ keyword: typed })}
          />
          <Select<SynonymKind>
            className="dictionary-kind"
            aria-label="类型"
            placeholder="全部类型"
            allowClear
            options={KINDS}
            value={filters.choice ?? null}
            onChange={(choice) => change({ choice: choice ?? undefined })}
          />
        </search>
        <PagedTable
          list={list}
          page={filters}
          change={change}
          rowKey="id"
          columns={synonymColumns((synonym) => setOpen({ synonym, word: '' }))}
          empty={<StatusPage title="暂无数据" detail="没有符合条件的词组" />}
          words={(total) => `共 ${total} 组`}
        />
      </section>
      {open !== null && (
        <SynonymDrawer
          key={`${open.synonym?.id ?? 'new'}:${open.synonym?.revision ?? ''}`}
          {...open}
          close={() => setOpen(null)}
          reload={() => {
            setOpen(null)
            void list.refetch()
          }}
        />
      )}
    </>
  )
}
