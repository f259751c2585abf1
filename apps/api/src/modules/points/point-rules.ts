import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'

/** What the program calls the rules by; their worth is in the database. */
export type EarningRule =
  | ('sign' | 'sign7' | 'ask' | 'article' | 'answer' | 'best' | 'adopt' | 'liked' | 'favourited' | 'readFaq' | 'share')
  | ('comment' | 'rtJoin' | 'profile' | 'firstAsk' | 'report' | 'faqFeedback')

export type RuleRow = {
  code: string
  name: string
  label: string
  amount: number
  reputation: number
  daily_cap: number
  is_once: boolean
  enabled: boolean
  note: string
  revision: number
}

export const POINT_RULES_TAG = 'point-rules'

/** All rules in their order; a copy in memory, dropped everywhere when an operator changes one. */
export async function loadRules({ db, cache }: Pick<Deps, 'db' | 'cache'>): Promise<readonly RuleRow[]> {
  return (await cache.get('point-rules', async () => {
    const { rows } = await sql<RuleRow>`
      select code, name, label, amount, reputation, daily_cap, is_once, enabled, note, revision
      from point_rule order by sort, code`.execute(db)
    return { value: rows, tags: [POINT_RULES_TAG] }
  })) as readonly RuleRow[]
}

/** What moved points without being a rule. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  reversal: '积分扣回',
  exchange: '积分兑换',
  refund: '兑换退回',
  correction: '人工调整',
}

export const nameOf = (rules: readonly RuleRow[], source: string) =>
  OTHER_SOURCES[source] ?? rules.find(({ code }) => code === source)?.name ?? source
