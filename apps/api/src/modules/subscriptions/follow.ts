import { mySections } from '@kms/contract'
import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../kernel/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { loadTaxonomy } from '../sections/index.ts'
import { followedBy, type Followed } from './followed.ts'

type Choice = { sectionIds?: readonly string[]; tagIds?: readonly string[] }

/** Adds to what a member follows and answers all of it. What is followed already is left alone, so repeating is harmless. */
export async function follow(deps: Deps, member: Member, choice: Choice, isFirstChoice = false): Promise<Followed> {
  const sectionIds = [...new Set(choice.sectionIds)]
  const tagIds = [...new Set(choice.tagIds)]
  const { sectionById, tagById } = await loadTaxonomy(deps)
  if (!sectionIds.every((id) => sectionById.has(id))) throw new AppError('section.not_found')
  if (!tagIds.every((id) => tagById.has(id))) throw new AppError('tag.not_found')

  return deps.db.transaction().execute(async (tx) => {
    if (sectionIds.length > 0) await add(tx, 'section', member.id, sectionIds)
    if (tagIds.length > 0) await add(tx, 'tag', member.id, tagIds)
    if (isFirstChoice) {
      await sql`update app_user set first_choice_at = now() where id = ${member.id} and first_choice_at is null`.execute(
        tx,
      )
    }
    const followed = await followedBy(tx, member.id)
    if (followed.sectionIds.size > mySections.MAX_MY_SECTIONS) throw new AppError('section.too_many')
    if (followed.tagIds.size > mySections.MAX_MY_TAGS) throw new AppError('tag.too_many')
    await recommendAnew(tx, member)
    return followed
  })
}

const KINDS = {
  section: { table: sql.table('user_section'), column: sql.ref('section_id') },
  tag: { table: sql.table('user_tag'), column: sql.ref('tag_id') },
}

async function add(tx: Tx, kind: keyof typeof KINDS, ownerId: string, ids: readonly string[]) {
  const { table, column } = KINDS[kind]
  await sql`insert into ${table} (user_id, ${column}) select ${ownerId}, unnest(${ids}::bigint[])
    on conflict do nothing`.execute(tx)
}

/** Takes one away; nothing happens when it was not there, and nobody learns whether it exists. */
export async function unfollow({ db }: Deps, member: Member, kind: keyof typeof KINDS, id: string) {
  const { table, column } = KINDS[kind]
  await db.transaction().execute(async (tx) => {
    await sql`delete from ${table} where user_id = ${member.id} and ${column} = ${id}`.execute(tx)
    await recommendAnew(tx, member)
  })
}

/** 推荐 is worked out ahead from what is followed. */
const recommendAnew = (tx: Tx, { id }: Member) =>
  enqueue(tx, 'home.recommend', { userId: id }, { key: `home.recommend:${id}` })
