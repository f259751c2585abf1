import type { AdminFaqListRequest } from '@kms/contract/admin-faq'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../session/api.ts'

/** Every list and count of FAQs; invalidated as one after a change. */
export const FAQ_LISTS = ['faq', 'list'] as const

export const faqListQuery = (request: AdminFaqListRequest) =>
  queryOptions({ queryKey: [...FAQ_LISTS, request], queryFn: () => api.adminListFaqs({ body: request }) })

export const overdueCountQuery = queryOptions({
  queryKey: [...FAQ_LISTS, 'overdue-count'],
  queryFn: async () => (await api.adminListFaqs({ body: { overdue: true, size: 1 } })).total,
})

/**
 * Loaded anew for every visit to the editor, and never refreshed behind its back: the form decides when it takes over
 * a newer text.
 */
export const faqQuery = (id: string, visit: string) =>
  queryOptions({
    queryKey: ['faq', 'one', id, visit],
    queryFn: () => api.adminGetFaq({ params: { id } }),
    staleTime: Infinity,
  })

export const faqPreviewQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: ['faq', 'preview', id, revision],
    queryFn: () => api.adminPreviewFaq({ params: { id } }),
    staleTime: Infinity,
  })

const CHOICES_STALE_MS = 5 * 60_000

export const sectionTreeQuery = queryOptions({
  queryKey: ['sections'],
  queryFn: () => api.getSectionTree({}),
  staleTime: CHOICES_STALE_MS,
})

export const tagTreeQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => api.getTagTree({}),
  staleTime: CHOICES_STALE_MS,
})

export const sectionTagsQuery = (sectionId: string) =>
  queryOptions({
    queryKey: ['tags', 'of-section', sectionId],
    queryFn: () => api.listSectionTags({ params: { id: sectionId } }),
    staleTime: CHOICES_STALE_MS,
  })
