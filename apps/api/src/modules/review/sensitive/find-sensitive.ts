import type { Deps } from '../../../kernel/deps.ts'
import {
  createSensitiveMatcher,
  type SensitiveHit,
  type SensitiveLevel,
  type SensitiveMatcher,
} from './sensitive-matcher.ts'

/** Cache tag of the automaton: whoever changes a word publishes it. */
export const SENSITIVE_WORDS_TAG = 'sensitive-words'
/** Every change is announced; time only bounds what a lost word costs. */
const SECONDS = 60

type Needs = Pick<Deps, 'db' | 'cache'>

/** Every sensitive word in a text, however it is disguised, with its place in the text as given. */
export async function findSensitive(deps: Needs, text: string): Promise<SensitiveHit[]> {
  const find = await loadMatcher(deps)
  return find(text)
}

const loadMatcher = ({ db, cache }: Needs) =>
  cache.get('sensitive-matcher', async () => {
    const rows = await db
      .selectFrom('sensitive_word')
      .select(['word', 'level', 'category', 'exceptions'])
      .where('enabled', '=', true)
      .orderBy('id')
      .execute()
    const words = rows.map((row) => ({ ...row, level: row.level as SensitiveLevel }))
    return { value: createSensitiveMatcher(words), tags: [SENSITIVE_WORDS_TAG], seconds: SECONDS }
  }) as SensitiveMatcher | Promise<SensitiveMatcher>
