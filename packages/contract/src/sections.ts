import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'

/** A product or topic area, e.g. 低压配电 › 塑壳断路器. */
export const Section = z
  .object({
    id: Id,
    parentId: Id.nullable(),
    name: z.string(),
    iconKey: z.string(),
    description: z.string(),
    /** Published FAQs in this section and everything below it. */
    faqCount: z.number().int(),
  })
  .meta({ id: 'Section' })
export type Section = z.infer<typeof Section>

export const SectionRef = Section.pick({ id: true, name: true }).meta({ id: 'SectionRef' })
export type SectionRef = z.infer<typeof SectionRef>

export const SectionTree = Section.extend({ children: z.array(Section) }).meta({ id: 'SectionTree' })
export type SectionTree = z.infer<typeof SectionTree>

export const listSections = defineEndpoint({
  id: 'listSections',
  method: 'GET',
  path: '/api/f/section/list',
  access: 'visitor',
  rate: 'read',
  summary: 'Every enabled section, flat, in display order',
  result: z.array(Section),
})

export const getSectionTree = defineEndpoint({
  id: 'getSectionTree',
  method: 'GET',
  path: '/api/f/section/getTreeVO',
  access: 'visitor',
  rate: 'read',
  summary: 'Enabled sections as a tree',
  result: z.array(SectionTree),
})

export const getSection = defineEndpoint({
  id: 'getSection',
  method: 'GET',
  path: '/api/f/section/detail/{id}',
  access: 'visitor',
  rate: 'read',
  summary: 'One section with its path from the root and its children',
  params: IdParams,
  result: Section.extend({ path: z.array(SectionRef), children: z.array(Section) }).meta({ id: 'SectionDetail' }),
})

/** What the partner portal shows in its own pages: names, and where to go for more. */
export const PortalSection = SectionRef.extend({ url: z.url(), faqCount: z.number().int() }).meta({
  id: 'PortalSection',
})
export const PortalSectionTree = PortalSection.extend({ children: z.array(PortalSection) }).meta({
  id: 'PortalSectionTree',
})
export type PortalSectionTree = z.infer<typeof PortalSectionTree>

export const getSectionTreeForDc = defineEndpoint({
  id: 'getSectionTreeForDc',
  method: 'GET',
  path: '/api/f/section/getTreeVOForDC',
  access: 'visitor',
  rate: 'read',
  summary: 'Sections with something to read, as a tree with full addresses, for the data centre that embeds us',
  result: z.array(PortalSectionTree),
})

export const sectionEndpoints = { listSections, getSectionTree, getSection, getSectionTreeForDc }
