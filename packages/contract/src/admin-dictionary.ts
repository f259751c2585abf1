import { z } from 'zod'
import { defineEndpoint, Id, IdParams } from './http/endpoint.ts'
import { pageOf, pageRequest } from './http/paging.ts'

const Word = z.string().trim().min(1).max(40, '每个词最多 40 字')
const words = (most: number) => z.array(Word).max(most, `最多 ${most} 个词`)

export const SynonymKind = z.enum(['synonym', 'code_alias'])
export type SynonymKind = z.infer<typeof SynonymKind>

/** A group of words that mean the same; of catalogue numbers, that name the same thing. */
export const SynonymDraft = z
  .object({
    kind: SynonymKind,
    /** They find each other; the first is how the trade calls it. */
    words: words(30).min(1, '请至少填写一个词'),
    /** May also mean something else: they find the first word and are not found by it. */
    oneWay: words(30).default([]),
    /** Understood and never offered. */
    misspelt: words(30).default([]),
    pinyin: words(30).default([]),
    note: z.string().trim().max(200, '最多 200 字').default(''),
    enabled: z.boolean().default(true),
  })
  .meta({ id: 'SynonymDraft' })
export type SynonymDraft = z.output<typeof SynonymDraft>

/** A number that only ever grows; text on the wire like ids. */
const Revision = z.string().regex(/^\d{1,19}$/)

export const Synonym = z
  .object({
    ...SynonymDraft.shape,
    oneWay: z.array(z.string()),
    misspelt: z.array(z.string()),
    pinyin: z.array(z.string()),
    note: z.string(),
    enabled: z.boolean(),
    id: Id,
    /** Send it back with a change; a newer one in the database answers 409. */
    revision: Revision,
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
  })
  .meta({ id: 'Synonym' })
export type Synonym = z.infer<typeof Synonym>

export const SynonymListRequest = z.object({
  ...pageRequest,
  /** In any of the words of a group. */
  keyword: z.string().trim().max(40).optional(),
  kind: SynonymKind.optional(),
  enabled: z.boolean().optional(),
})
export type SynonymListRequest = z.output<typeof SynonymListRequest>

/** How a query is understood with the dictionaries as they are now. */
export const UnderstoodQuery = z
  .object({
    /** The words that are searched for, pinyin and slips put right. */
    words: z.string(),
    correction: z.string().nullable(),
    /** Words of the trade in it, each with everything that it finds. */
    known: z.array(z.object({ word: z.string(), finds: z.array(z.string()) })),
    codes: z.array(z.string()),
    /** Numbers for the same thing or near it. */
    related: z.array(z.string()),
    quantities: z.array(z.string()),
    catalogue: z.object({ code: z.string(), description: z.string(), successor: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'UnderstoodQuery' })
export type UnderstoodQuery = z.infer<typeof UnderstoodQuery>

const Code = z
  .string()
  .trim()
  .min(2, '型号至少两个字符')
  .max(40, '型号最多 40 个字符')
  .refine((code) => (code.normalize('NFKC').match(/[A-Za-z0-9]/g) ?? []).length >= 2, '型号要有字母或数字')

export const CatalogueStatus = z.enum(['active', 'discontinued'])
export type CatalogueStatus = z.infer<typeof CatalogueStatus>

export const CatalogueDraft = z
  .object({
    code: Code,
    series: z.string().trim().max(40).default(''),
    category: z.string().trim().max(40).default(''),
    description: z.string().trim().max(300, '说明最多 300 字').default(''),
    status: CatalogueStatus.default('active'),
    /** What replaces it; may be a number that the catalogue does not have. */
    successor: Code.nullable().default(null),
    /** The numbers that it replaces; those of the catalogue that are left out are replaced by it no longer. */
    predecessors: z.array(Code).max(50).default([]),
  })
  .meta({ id: 'CatalogueDraft' })
export type CatalogueDraft = z.output<typeof CatalogueDraft>

export const CatalogueRow = z
  .object({
    code: z.string(),
    series: z.string(),
    category: z.string(),
    description: z.string(),
    status: CatalogueStatus,
    successor: z.string().nullable(),
    predecessors: z.array(z.string()),
  })
  .meta({ id: 'CatalogueRow' })
export type CatalogueRow = z.infer<typeof CatalogueRow>

export const CatalogueListRequest = z.object({
  ...pageRequest,
  /** The beginning of a number in any spelling, or words of the description or series. */
  keyword: z.string().trim().max(60).optional(),
  status: CatalogueStatus.optional(),
})
export type CatalogueListRequest = z.output<typeof CatalogueListRequest>

const base = { access: 'admin', rate: 'admin' } as const

export const adminListSynonyms = defineEndpoint({
  ...base,
  id: 'adminListSynonyms',
  method: 'POST',
  path: '/api/admin/synonym/list',
  summary: 'Groups of synonyms and of equal catalogue numbers, the latest change first',
  body: SynonymListRequest,
  result: pageOf(Synonym),
})

const Saved = z.object({ id: Id, revision: Revision })

export const adminAddSynonym = defineEndpoint({
  ...base,
  id: 'adminAddSynonym',
  method: 'POST',
  path: '/api/admin/synonym/add',
  summary: 'A new group; searches use it within seconds',
  body: SynonymDraft,
  result: Saved,
})

export const adminSaveSynonym = defineEndpoint({
  ...base,
  id: 'adminSaveSynonym',
  method: 'PUT',
  path: '/api/admin/synonym/save/{id}',
  summary: 'Change a group or switch it off and on; searches follow within seconds',
  params: IdParams,
  body: SynonymDraft.extend({ revision: Revision }),
  result: Saved,
})

export const adminTryQuery = defineEndpoint({
  ...base,
  id: 'adminTryQuery',
  method: 'POST',
  path: '/api/admin/synonym/try',
  summary: 'How a query is understood',
  body: z.object({ keyword: z.string().trim().min(1, '请输入要试的搜索词').max(100) }),
  result: UnderstoodQuery,
})

export const adminListCatalogue = defineEndpoint({
  ...base,
  id: 'adminListCatalogue',
  method: 'POST',
  path: '/api/admin/catalogue/list',
  summary: 'Catalogue numbers with what replaces them and what they replace',
  body: CatalogueListRequest,
  result: pageOf(CatalogueRow),
})

export const adminSaveCatalogueItem = defineEndpoint({
  ...base,
  id: 'adminSaveCatalogueItem',
  method: 'PUT',
  path: '/api/admin/catalogue/save',
  summary: 'Add a catalogue number, or change the one that is spelt so; searches follow at once',
  body: CatalogueDraft,
  result: CatalogueRow,
})

export const adminDictionaryEndpoints = {
  adminListSynonyms,
  adminAddSynonym,
  adminSaveSynonym,
  adminTryQuery,
  adminListCatalogue,
  adminSaveCatalogueItem,
}
