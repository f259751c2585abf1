import { sql, type RawBuilder } from 'kysely'
import { allOfType, ofSection, ofTag, TOTAL_SHARDS } from './question-scope.ts'

export type Place = { sectionIds: readonly string[]; tagIds: readonly string[] }

/**
 * The steps (common table expressions) that move a piece from where it was to where it belongs, and count it there. New
 * rows come from a step named `piece`. A piece that stays where it is needs none.
 */
export function placeChange(
  { id, questionType }: { id: string; questionType: number },
  from: Place | undefined,
  to: Place | undefined,
): RawBuilder<unknown>[] {
  const less = (a: readonly string[] = [], b: readonly string[] = []) => a.filter((item) => !b.includes(item))
  const gone = { sectionIds: less(from?.sectionIds, to?.sectionIds), tagIds: less(from?.tagIds, to?.tagIds) }
  const added = { sectionIds: less(to?.sectionIds, from?.sectionIds), tagIds: less(to?.tagIds, from?.tagIds) }
  const scopes = (place: Place) => [
    ...place.sectionIds.map((section) => ofSection(questionType, section)),
    ...place.tagIds.map((tag) => ofTag(questionType, tag)),
  ]
  const all = allOfType(questionType)
  const counts = [
    ...[...scopes(gone), ...(from && !to ? [all] : [])].map((scope) => [scope, -1] as const),
    ...[...scopes(added), ...(to && !from ? [all] : [])].map((scope) => [scope, 1] as const),
  ]
  return [
    ...(gone.sectionIds.length > 0
      ? [
          sql`left_sections as (
          delete from question_section where question_id = ${id} and section_id = any(${gone.sectionIds}::bigint[]))`,
        ]
      : []),
    ...(gone.tagIds.length > 0
      ? [
          sql`left_tags as (
          delete from question_tag where question_id = ${id} and tag_id = any(${gone.tagIds}::bigint[]))`,
        ]
      : []),
    ...(added.sectionIds.length > 0
      ? [
          sql`in_sections as (
          insert into question_section (section_id, question_id, question_type, unanswered, published_at, heat)
          select unnest(${added.sectionIds}::bigint[]), id, question_type, unanswered, published_at, heat from piece)`,
        ]
      : []),
    ...(added.tagIds.length > 0
      ? [
          sql`with_tags as (
          insert into question_tag (tag_id, question_id, question_type, unanswered, published_at, heat)
          select unnest(${added.tagIds}::bigint[]), id, question_type, unanswered, published_at, heat from piece)`,
        ]
      : []),
    ...(counts.length > 0 ? [countStep(counts)] : []),
  ]
}

/** Scopes in one order for everybody: two publishers never wait for each other in a circle. */
function countStep(counts: readonly (readonly [string, number])[]) {
  const sorted = counts.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const shard = Math.floor(Math.random() * TOTAL_SHARDS)
  return sql`counted as (
    insert into question_total (scope, shard, total)
    select scope, ${sql.lit(shard)}, step
    from unnest(${sorted.map(([scope]) => scope)}::text[], ${sorted.map(([, step]) => step)}::int[]) as changes (scope, step)
    on conflict (scope, shard) do update set total = question_total.total + excluded.total)`
}
