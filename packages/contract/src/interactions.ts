import { z } from 'zod'
import { defineEndpoint, Id } from './http/endpoint.ts'

/** The kinds that answer to `/api/f/{type}/…`; a closed list, so nothing can be dispatched by name alone. `topic` is an article. */
export const InteractionType = z.enum(['faq', 'question', 'topic', 'answer'])
export type InteractionType = z.infer<typeof InteractionType>

const params = z.object({ type: InteractionType, id: Id })

export const likeByType = defineEndpoint({
  id: 'likeByType',
  method: 'PUT',
  path: '/api/f/{type}/like/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Like anything that can be liked',
  params,
  result: z.object({ liked: z.boolean(), likeCount: z.number().int() }),
})

export const collectByType = defineEndpoint({
  id: 'collectByType',
  method: 'PUT',
  path: '/api/f/{type}/collect/{id}',
  access: 'member',
  rate: 'write',
  summary: 'Add anything that can be collected to the favourites',
  params,
  result: z.object({ collected: z.boolean(), collectCount: z.number().int() }),
})

export const interactionEndpoints = { likeByType, collectByType }
