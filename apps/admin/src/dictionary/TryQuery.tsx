import type { UnderstoodQuery } from '@kms/contract/admin-dictionary'
import { useState } from 'react'
import { ActFailure } from '../form/ActFailure.tsx'
import { useAct } from '../form/use-act.ts'
import { api } from '../session/api.ts'
import { SearchField } from '../list/SearchField.tsx'

/** How the search understands what somebody types, with the dictionaries as they are now. */
export function TryQuery() {
  const [result, setResult] = useState<UnderstoodQuery | null>(null)
  const { act, pending, failure } = useAct(['try-query'])
  const run = async (keyword: string) => {
    if (keyword.trim() === '') return
    const understood = await act(() => api.adminTryQuery({ body: { keyword } }), '已试')
    if (understood) setResult(understood)
  }
  return (
    <section className="panel try-query" aria-label="试一个搜索词">
      <SearchField
        label="试一个搜索词"
        placeholder="试一个搜索词，看它会被怎样理解"
        max={100}
        loading={pending}
        search={(keyword) => void run(keyword)}
      />
      <ActFailure failure={failure} />
      <div role="status">{result !== null && <Result {...result} />}</div>
    </section>
  )
}

function Result({ words, correction, known, codes, related, quantities, catalogue }: UnderstoodQuery) {
  const rows: [string, string][] = [
    ['搜索的词', words],
    ['猜你想搜', correction ?? ''],
    ...known.map(({ word, finds }): [string, string] => [`“${word}”也找`, finds.join('、') || '没有别的词']),
    ['型号', codes.join('、')],
    ['相关型号', related.join('、')],
    ['参数', quantities.join('、')],
    ['型号词典', catalogue ? `${catalogue.code} ${catalogue.description}` : ''],
    ['替代型号', catalogue?.successor ?? ''],
  ]
  return (
    <dl className="try-result">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
