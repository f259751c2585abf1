import type { sections, tags } from '@kms/contract'
import type { Db } from '@kms/db'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

type TagRow = tags.Tag & { sectionIds: string[]; iconKey: string; recommendRank: number | null }

/**
 * Sections and tags in memory. Both are small (thousands at most) and on every page, so names and paths are looked up
 * here instead of joined in every query.
 */
export type Taxonomy = {
  sections: sections.Section[]
  sectionById: Map<string, sections.Section>
  tags: tags.Tag[]
  tagById: Map<string, tags.Tag>
  /** What operators offer first, in their order, then the rest by how much there is to read. */
  recommendedTags: tags.Tag[]
  /** Those that are shown with a picture. */
  iconTags: tags.IconTag[]
  /** By name; a section that was switched off keeps its id and loses its name. */
  sectionRef(sectionId: string): sections.SectionRef
  /** Those that are still in use. */
  tagRefs(tagIds: readonly string[]): tags.TagRef[]
  /** Sections from the root down to this one. */
  pathOf(sectionId: string): sections.SectionRef[]
  childrenOf(sectionId: string | null): sections.Section[]
  /** Tags that belong to a section or to one below it. */
  tagsOf(sectionId: string): tags.Tag[]
}

/** Cache tag of everything that shows names, paths or totals of sections and tags. */
export const TAXONOMY_TAG = 'taxonomy'
/** Every change to it is announced; time only bounds what a lost word costs. */
const SECONDS = 60

export const loadTaxonomy = (deps: Deps) =>
  deps.cache.get('taxonomy', async () => ({
    value: buildTaxonomy(await readRows(deps.db)),
    tags: [TAXONOMY_TAG],
    seconds: SECONDS,
  })) as Taxonomy | Promise<Taxonomy>

type Rows = { sections: sections.Section[]; tags: TagRow[] }

/** One statement for both trees, ids as text because JSON numbers end at 2^53. */
async function readRows(db: Db): Promise<Rows> {
  const { rows } = await sql<Rows>`
    select
      (select coalesce(json_agg(json_build_object(
          'id', s.id::text, 'parentId', s.parent_id::text, 'name', s.name, 'iconKey', s.icon_key,
          'description', s.description, 'faqCount', coalesce(t.total, 0)) order by s.sort, s.id), '[]')
       from section s left join content_total t on t.scope = 'faq:section:' || s.id where s.enabled) as sections,
      (select coalesce(json_agg(json_build_object(
          'id', g.id::text, 'parentId', g.parent_id::text, 'name', g.name, 'faqCount', coalesce(t.total, 0),
          'iconKey', g.icon_key, 'recommendRank', g.recommend_rank,
          'sectionIds', (select coalesce(json_agg(st.section_id::text), '[]') from section_tag st where st.tag_id = g.id))
          order by g.sort, g.id), '[]')
       from tag g left join content_total t on t.scope = 'faq:tag:' || g.id where g.enabled) as tags`.execute(db)
  return rows[0] as Rows
}

function buildTaxonomy({ sections, tags: tagRows }: Rows): Taxonomy {
  const sectionById = new Map(sections.map((section) => [section.id, section]))
  const plain = ({ id, parentId, name, faqCount }: TagRow): tags.Tag => ({ id, parentId, name, faqCount })
  const tags = tagRows.map(plain)
  const rankOf = ({ recommendRank }: TagRow) => recommendRank ?? Number.POSITIVE_INFINITY
  // Subtracting two unranked would give no number.
  const byRank = (a: TagRow, b: TagRow) => (rankOf(a) === rankOf(b) ? b.faqCount - a.faqCount : rankOf(a) - rankOf(b))
  const tagById = new Map(tags.map((tag) => [tag.id, tag]))
  const byParent = Map.groupBy(sections, (section) => section.parentId)

  const pathOf = (sectionId: string): sections.SectionRef[] => {
    const section = sectionById.get(sectionId)
    if (!section) return []
    return [...(section.parentId ? pathOf(section.parentId) : []), { id: section.id, name: section.name }]
  }
  return {
    sections,
    sectionById,
    tags,
    tagById,
    sectionRef: (id) => ({ id, name: sectionById.get(id)?.name ?? '' }),
    tagRefs: (ids) =>
      ids.flatMap((id) => {
        const tag = tagById.get(id)
        return tag ? [{ id, name: tag.name }] : []
      }),
    recommendedTags: tagRows.toSorted(byRank).map(plain),
    iconTags: tagRows.filter(({ iconKey }) => iconKey).map(({ id, name, iconKey }) => ({ id, name, iconKey })),
    pathOf,
    childrenOf: (sectionId) => byParent.get(sectionId) ?? [],
    tagsOf: (sectionId) => {
      const below = new Set([sectionId, ...(byParent.get(sectionId) ?? []).map((child) => child.id)])
      const wanted = new Set(tagRows.filter((tag) => tag.sectionIds.some((id) => below.has(id))).map((tag) => tag.id))
      return tags.filter((tag) => wanted.has(tag.id))
    },
  }
}
