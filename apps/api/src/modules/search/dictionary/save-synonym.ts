import type { Tx } from '@kms/db'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { reloadDictionary } from './load-dictionary.ts'
import { synonymFile, type SynonymEntry } from './synonym-groups.ts'

export type SynonymDraft = SynonymEntry & { kind: 'synonym' | 'code_alias'; note: string; enabled: boolean }
export type SavedSynonym = { id: string; revision: string }

/** Adds a group of words that mean the same. Searches use it seconds later, in every process. */
export async function addSynonym(deps: Deps, operator: Member, draft: SynonymDraft): Promise<SavedSynonym> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    await holdDictionary(tx)
    const row = await tx
      .insertInto('search_synonym')
      .values({ ...columnsOf(draft), updated_by: operator.id })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await audit(tx, operator, { action: 'synonym.add', targetType: 'synonym', targetId: row.id })
    return row
  })
  await reloadDictionary(deps)
  return saved
}

/** Changes a group, or switches it off and on. `revision` is the one that the operator saw. */
export async function saveSynonym(
  deps: Deps,
  operator: Member,
  { id, revision }: SavedSynonym,
  draft: SynonymDraft,
): Promise<SavedSynonym> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    await holdDictionary(tx)
    const before = await tx.selectFrom('search_synonym').select('revision').where('id', '=', id).executeTakeFirst()
    if (!before) throw new AppError('synonym.not_found')
    if (before.revision !== revision) throw new AppError('synonym.changed_elsewhere')
    const row = await tx
      .updateTable('search_synonym')
      .set({ ...columnsOf(draft), revision: nextRevision, updated_by: operator.id, updated_at: new Date() })
      .where('id', '=', id)
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    await audit(tx, operator, { action: 'synonym.save', targetType: 'synonym', targetId: id })
    return row
  })
  await reloadDictionary(deps)
  return saved
}

const nextRevision = sql<string>`nextval('search_synonym_revision')`

/**
 * One change at a time: with a higher number committed before a lower one, a process would take the lower one for known.
 * The first change also brings along what counted while the table was empty.
 */
async function holdDictionary(tx: Tx) {
  await sql`lock table search_synonym in share row exclusive mode`.execute(tx)
  await writeSynonymFile(tx)
}

/** Fills an empty table with the dictionary of the program. */
export async function writeSynonymFile(db: Tx | Deps['db']) {
  const rows = synonymFile.map(({ words, oneWay, misspelt, pinyin }) => ({ words, one_way: oneWay, misspelt, pinyin }))
  const list = (name: string) => sql`array(select json_array_elements_text(${sql.ref(name)}))`
  await sql`
    insert into search_synonym (kind, words, one_way, misspelt, pinyin)
    select 'synonym', ${list('words')}, ${list('one_way')}, ${list('misspelt')}, ${list('pinyin')}
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (words json, one_way json, misspelt json, pinyin json)
    where not exists (select 1 from search_synonym)`.execute(db)
}

const columnsOf = ({ kind, words, oneWay, misspelt, pinyin, note, enabled }: SynonymDraft) => ({
  kind,
  words: tidy(words),
  one_way: tidy(oneWay),
  misspelt: tidy(misspelt),
  pinyin: tidy(pinyin),
  note,
  enabled,
})

const tidy = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))]
