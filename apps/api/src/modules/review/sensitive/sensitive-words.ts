import { adminSensitiveWords, type Page } from '@kms/contract'
import { sql } from 'kysely'
import type { Member } from '../../../kernel/actor.ts'
import { AppError } from '../../../kernel/app-error.ts'
import { audit } from '../../../kernel/audit.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { SENSITIVE_WORDS_TAG } from './find-sensitive.ts'
import { likeWords } from '../../../kernel/like-pattern.ts'
import { refuseTooDeep, toPage } from '../../../kernel/paging.ts'

type Row = Omit<adminSensitiveWords.SensitiveWord, 'updatedAt'> & { updated_at: Date; total?: number }

const COLUMNS = sql`id, word, level, category, exceptions, enabled, updated_at`

const present = ({ updated_at, total: _, ...row }: Row): adminSensitiveWords.SensitiveWord => ({
  ...row,
  updatedAt: updated_at.toISOString(),
})

/** For the console: thousands of words at most, so a window and a count are enough. */
export async function listSensitiveWords(
  { db }: Deps,
  { current, size, keyword, level }: adminSensitiveWords.SensitiveWordListRequest,
): Promise<Page<adminSensitiveWords.SensitiveWord>> {
  refuseTooDeep({ current, size })
  const pattern = keyword && `%${likeWords(keyword)}%`
  const { rows } = await sql<Row & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from sensitive_word
    where ${pattern ? sql`word ilike ${pattern}` : sql`true`} and ${level ? sql`level = ${level}` : sql`true`}
    order by updated_at desc, id desc limit ${size} offset ${(current - 1) * size}`.execute(db)
  const total = rows[0]?.total ?? 0
  return toPage({ records: rows.map(present), total, current, size })
}

/** Adds a word or changes the one that is written so. A word is switched off, never deleted: what it found stays explained. */
export async function saveSensitiveWord(
  deps: Deps,
  member: Member,
  { word, level, category, exceptions, enabled }: adminSensitiveWords.SensitiveWordInput,
): Promise<adminSensitiveWords.SensitiveWord> {
  const saved = await deps.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      insert into sensitive_word (word, level, category, exceptions, enabled, updated_by)
      select ${word}, ${level}, ${category}, ${exceptions}::text[], ${enabled}::boolean, ${member.id}
      where exists (select from sensitive_word where word = ${word})
         or (select count(*) from sensitive_word) < ${adminSensitiveWords.MAX_SENSITIVE_WORDS}
      on conflict (word) do update set level = excluded.level, category = excluded.category,
        exceptions = excluded.exceptions, enabled = excluded.enabled, updated_by = excluded.updated_by, updated_at = now()
      returning ${COLUMNS}`.execute(tx)
    const [row] = rows
    if (!row) throw new AppError('sensitive_word.too_many')
    await audit(tx, member, {
      action: 'sensitive_word.save',
      targetType: 'sensitive_word',
      targetId: row.id,
      detail: { word, level, category, enabled },
    })
    return present(row)
  })
  await deps.invalidation.publish([SENSITIVE_WORDS_TAG])
  return saved
}
