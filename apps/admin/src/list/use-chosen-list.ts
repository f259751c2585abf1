import type { Page } from '@kms/contract/http/paging'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { changeFilters, pageFromAddress, writePage, type PageChoice } from './page-address.ts'

type Filters<C extends string> = PageChoice & { keyword: string; choice: C | undefined }

type Options<N extends string, C extends string, Row> = {
  /** Every list of the kind begins so; loaded anew after a change. */
  queryKey: readonly string[]
  /** What the choice is called, in the address and by the API, and what there is to choose from. */
  name: N
  choices: Readonly<Record<C, unknown>>
  maxKeyword: number
  load: (body: PageChoice & { keyword?: string } & { [K in N]?: C }) => Promise<Page<Row>>
}

/** A list by words and one choice. What it shows lives in the address: reload, back and a sent link keep it. */
export function useChosenList<N extends string, C extends string, Row>(options: Options<N, C, Row>) {
  const { queryKey, name, choices, maxKeyword, load } = options
  const [address, setAddress] = useSearchParams()
  const chosen = address.get(name) ?? ''
  const filters: Filters<C> = {
    ...pageFromAddress(address),
    keyword: address.get('q')?.trim().slice(0, maxKeyword) ?? '',
    choice: Object.hasOwn(choices, chosen) ? (chosen as C) : undefined,
  }
  const { keyword, choice, current, size } = filters
  const body = { current, size, ...(keyword && { keyword }), ...(choice && { [name]: choice }) } as Parameters<
    typeof load
  >[0]
  const list = useQuery({
    queryKey: [...queryKey, body],
    queryFn: () => load(body),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const change = (part: Partial<Filters<C>>) => {
    const next = changeFilters(filters, part)
    const written = new URLSearchParams()
    if (next.keyword) written.set('q', next.keyword)
    if (next.choice) written.set(name, next.choice)
    writePage(written, next)
    setAddress(written)
  }
  return { filters, list, change }
}
