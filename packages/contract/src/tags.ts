import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'

export const Tag = z
  .object({
    id: Id,
    parentId: Id.nullable(),
    name: z.string(),
    /** Published FAQs that carry this tag. */
    faqCount: z.number().int(),
  })
  .meta({ id: 'Tag' })
export type Tag = z.infer<typeof Tag>

export const TagRef = Tag.pick({ id: true, name: true }).meta({ id: 'TagRef' })
export type TagRef = z.infer<typeof TagRef>

export const TagTree = Tag.extend({ children: z.array(Tag) }).meta({ id: 'TagTree' })
export type TagTree = z.infer<typeof TagTree>

export const listSectionTags = defineEndpoint({
  id: 'listSectionTags',
  method: 'GET',
  path: '/api/f/tag/list/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'Enabled tags of one section, flat',
  params: IdParams,
  result: z.array(Tag),
})

export const getTagTree = defineEndpoint({
  id: 'getTagTree',
  method: 'GET',
  path: '/api/f/tag/getFrontEnableTreeVO',
  access: 'visitor',
  rate: 'read',
  summary: 'All enabled tags as a tree',
  result: z.array(TagTree),
})

export const getSectionTagTree = defineEndpoint({
  id: 'getSectionTagTree',
  method: 'GET',
  path: '/api/f/tag/getSectionTagTree/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'Enabled tags of one section as a tree',
  params: IdParams,
  result: z.array(TagTree),
})

/** How many tags the first-run page and the label page offer by themselves. */
export const RECOMMENDED_TAGS = 20

export const listRecommendedTags = defineEndpoint({
  id: 'listRecommendedTags',
  method: 'GET',
  path: '/api/f/tag/queryRecommendTagList',
  access: 'visitor',
  rate: 'read',
  summary: "The operators' choice of tags first, then those with the most FAQs",
  result: z.array(Tag),
})

export const IconTag = TagRef.extend({ iconKey: z.string() }).meta({ id: 'IconTag' })
export type IconTag = z.infer<typeof IconTag>

export const listIconTags = defineEndpoint({
  id: 'listIconTags',
  method: 'GET',
  path: '/api/comm/queryIconTags',
  access: 'visitor',
  rate: 'read',
  summary: 'Tags that are shown with a picture',
  result: z.array(IconTag),
})

export const tagEndpoints = { listSectionTags, getTagTree, getSectionTagTree, listRecommendedTags, listIconTags }
