import type { AdminQuestionRow } from '@kms/contract/admin-questions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api } from '../session/api.ts'

/** Every list of questions; loaded anew after a change. */
export const QUESTIONS = ['questions'] as const

export type QuestionFilters = { show: 'published' | 'merged'; keyword: string }
const SIZE = 30

export function useQuestions() {
  const [address, setAddress] = useSearchParams()
  const filters: QuestionFilters = {
    show: address.get('show') === 'merged' ? 'merged' : 'published',
    keyword: address.get('q')?.trim().slice(0, 100) ?? '',
  }
  const body = { show: filters.show, size: SIZE, ...(filters.keyword && { keyword: filters.keyword }) }
  const list = useInfiniteQuery({
    queryKey: [...QUESTIONS, body],
    queryFn: ({ pageParam }) => api.adminListQuestions({ body: { ...body, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  })
  const change = (part: Partial<QuestionFilters>) => {
    const next = { ...filters, ...part }
    const written = new URLSearchParams()
    if (next.show === 'merged') written.set('show', 'merged')
    if (next.keyword) written.set('q', next.keyword)
    setAddress(written)
  }
  const rows: AdminQuestionRow[] = list.data?.pages.flatMap(({ records }) => records) ?? []
  return { filters, list, rows, change }
}
