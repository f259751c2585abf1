import { useQuery } from '@tanstack/react-query'
import { api } from '../session/api.ts'

/** Every list of banners; loaded anew after a change. */
export const BANNERS = ['banners'] as const

export const useBanners = () => useQuery({ queryKey: BANNERS, queryFn: () => api.adminListBanners({}), staleTime: 0 })
