import catalogueFile from './catalogue.json' with { type: 'json' }
import faqFile from './faqs.json' with { type: 'json' }
import sectionFile from './sections.json' with { type: 'json' }
import tagFile from './tags.json' with { type: 'json' }
import userFile from './users.json' with { type: 'json' }

/** Ids follow the order of the files, so that addresses and tests stay valid from one run to the next. */
const FIRST_USER = 1001
const FIRST_FAQ = 1001

const idsByKey = (entries: readonly { key: string }[], first: number) =>
  new Map(entries.map((entry, index) => [entry.key, String(first + index)]))

const sectionIds = idsByKey(sectionFile, 1)
const tagIds = idsByKey(tagFile, 1)
const codes = new Map(catalogueFile.map((entry) => [entry.key, entry.code]))

function known<T>(map: ReadonlyMap<string, T>, key: string): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo corpus refers to '${key}', which it does not have`)
  return value
}

const idOf = (ids: ReadonlyMap<string, string>, key: string | null) => (key === null ? null : known(ids, key))

/** Ids and codes by the corpus's own keys, for the files that refer to them. */
export const sectionIdOf = (key: string) => known(sectionIds, key)
export const codeOf = (key: string) => known(codes, key)
const userIds = idsByKey(userFile, FIRST_USER)
export const userIdOf = (key: string) => known(userIds, key)
export const userKeys = userFile.map(({ key }) => key)

export const sections = sectionFile.map((entry) => ({
  id: known(sectionIds, entry.key),
  parent_id: idOf(sectionIds, entry.parent),
  name: entry.name,
  icon_key: entry.iconKey,
  description: entry.description,
  sort: entry.sort,
}))

export const tags = tagFile.map((entry, index) => ({
  id: known(tagIds, entry.key),
  parent_id: idOf(tagIds, entry.parent),
  name: entry.name,
  aliases: entry.aliases,
  sort: index + 1,
}))

export const tagIdOf = (key: string) => known(tagIds, key)

export const sectionTags = tagFile.flatMap((entry) =>
  entry.sectionKeys.map((key) => ({ section_id: known(sectionIds, key), tag_id: known(tagIds, entry.key) })),
)

export const users = userFile.map((entry, index) => ({
  id: String(FIRST_USER + index),
  nickname: entry.nickname,
  title: entry.title,
  company_type: entry.companyType,
  bio: entry.bio,
  roles: [entry.kind === 'admin' ? 'administrator' : entry.kind],
  is_big_v: entry.bigV,
  skill_tag_ids: entry.skills.map(tagIdOf),
}))

const parents = new Map(sections.map((section) => [section.id, section.parent_id]))

/** A section and every one above it. */
export function pathOf(sectionId: string): string[] {
  const parent = parents.get(sectionId)
  return parent ? [...pathOf(parent), sectionId] : [sectionId]
}

const YEAR = 365 * 86_400_000
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const faqs = faqFile.map((entry, index) => {
  const lastReview = dayOf(new Date(Date.parse(entry.reviewBy) - YEAR))
  return {
    /** As the golden queries name it. */
    corpusId: entry.id,
    id: String(FIRST_FAQ + index),
    title: entry.title,
    conclusion: entry.conclusion,
    html: entry.body,
    sectionId: known(sectionIds, entry.sectionKey),
    tagIds: entry.tagKeys.map((key) => known(tagIds, key)),
    catalogueCodes: entry.catalogueKeys.map((key) => known(codes, key)),
    validFrom: entry.validFrom,
    reviewBy: entry.reviewBy,
    reviewedAt: lastReview > entry.validFrom ? lastReview : entry.validFrom,
    /** Nine in the morning in China; the minutes keep the order of the corpus within a day. */
    publishedAt: new Date(Date.parse(`${entry.validFrom}T01:00:00Z`) + index * 60_000),
    viewCount: entry.views,
    likeCount: entry.likes,
    collectCount: entry.favourites,
  }
})

export const catalogue = catalogueFile
