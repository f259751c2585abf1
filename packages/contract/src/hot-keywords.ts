import { z } from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

export const MAX_HOT_KEYWORDS = 20

export const HotKeyword = z.object({ keyword: z.string() }).meta({ id: 'HotKeyword' })
export type HotKeyword = z.infer<typeof HotKeyword>

export const listHotKeywords = defineEndpoint({
  id: 'listHotKeywords',
  method: 'GET',
  path: '/api/f/es/queryHotKeyword/{x}',
  access: 'member',
  rate: 'read',
  summary: 'What people search for now; x is how many',
  params: z.object({ x: z.coerce.number().int().min(1).max(MAX_HOT_KEYWORDS) }),
  result: z.array(HotKeyword),
})

export const hotKeywordEndpoints = { listHotKeywords }
