import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { Section } from './sections.ts'
import { Tag } from './tags.ts'

/** Bounds on what one member follows, far above what anybody reads. */
export const MAX_MY_SECTIONS = 100
export const MAX_MY_TAGS = 100

/** How many the first-run page offers at once; 换一批 asks again. */
export const OFFERED_SECTIONS = 6
export const OFFERED_TAGS = 12

const ids = (max: number) => z.array(Id).max(max)

export const MySection = Section.extend({ subscribed: z.boolean() }).meta({ id: 'MySection' })
export type MySection = z.infer<typeof MySection>

export const MySectionTree = MySection.extend({ children: z.array(MySection) }).meta({ id: 'MySectionTree' })
export type MySectionTree = z.infer<typeof MySectionTree>

/** Everything that the caller follows. */
export const MyChoice = z.object({ sections: z.array(Section), tags: z.array(Tag) }).meta({ id: 'MyChoice' })
export type MyChoice = z.infer<typeof MyChoice>

const read = { method: 'GET', access: 'member', rate: 'read' } as const
const write = { access: 'member', rate: 'write' } as const

export const subscribeSection = defineEndpoint({
  ...write,
  id: 'subscribeSection',
  method: 'POST',
  path: '/api/f/mine/subscribe/section/',
  summary: 'Follow a section; twice is a no-op',
  body: z.object({ sectionId: Id }),
  result: z.object({ subscribed: z.boolean() }),
})

export const unsubscribeSection = defineEndpoint({
  ...write,
  id: 'unsubscribeSection',
  method: 'DELETE',
  path: '/api/f/mine/unsubscribe/section/{id}',
  summary: 'Follow a section no longer; twice is a no-op',
  params: IdParams,
  result: z.object({ subscribed: z.boolean() }),
})

export const listMySections = defineEndpoint({
  ...read,
  id: 'listMySections',
  path: '/api/f/mine/sections',
  summary: 'The sections that the caller follows, in display order',
  result: z.array(Section),
})

export const listAllSectionsForMe = defineEndpoint({
  ...read,
  id: 'listAllSectionsForMe',
  path: '/api/f/mine/myAllSections',
  summary: 'Every section as a tree, each with whether the caller follows it',
  result: z.array(MySectionTree),
})

export const listOtherSections = defineEndpoint({
  ...read,
  id: 'listOtherSections',
  path: '/api/f/mine/unSections',
  summary: 'The sections that the caller does not follow, flat, in display order',
  result: z.array(Section),
})

export const saveFirstChoice = defineEndpoint({
  ...write,
  id: 'saveFirstChoice',
  method: 'POST',
  path: '/api/f/mine/nextSaveUserSectionAndTag',
  summary: 'The answer of the first-run page: adds to what the caller follows; both lists may be empty (skip)',
  body: z.object({ sectionIds: ids(MAX_MY_SECTIONS).default([]), tagIds: ids(MAX_MY_TAGS).default([]) }),
  result: MyChoice,
})

export const offerFirstChoice = defineEndpoint({
  ...read,
  id: 'offerFirstChoice',
  path: '/api/f/mine/randomReSectionTag',
  summary: 'Sections and tags to pick from, others with every call, and what the caller follows already',
  result: MyChoice.extend({
    mine: MyChoice,
    /** The first-run page was answered before, if only by skipping it. */
    chosenBefore: z.boolean(),
  }).meta({ id: 'FirstChoiceOffer' }),
})

export const saveMyTags = defineEndpoint({
  ...write,
  id: 'saveMyTags',
  method: 'POST',
  path: '/api/f/mine/saveMyTags',
  summary: "Add tags to the caller's own; answers all of them",
  body: z.object({ tagIds: ids(MAX_MY_TAGS).min(1, '请选择标签') }),
  result: z.array(Tag),
})

export const deleteMyTag = defineEndpoint({
  ...write,
  id: 'deleteMyTag',
  method: 'DELETE',
  path: '/api/f/mine/deleteMyTags/{id}',
  summary: "Take a tag from the caller's own; answers those that are left",
  params: IdParams,
  result: z.array(Tag),
})

export const mySectionEndpoints = {
  subscribeSection,
  unsubscribeSection,
  listMySections,
  listAllSectionsForMe,
  listOtherSections,
  saveFirstChoice,
  offerFirstChoice,
  saveMyTags,
  deleteMyTag,
}
