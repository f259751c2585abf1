/**
 * Refuses migrations that could not run while the previous version serves: long locks, rewrites of big tables, and
 * removals before the code that used the thing is gone (expand first, contract in a later release).
 */
export type Complaint = { rule: string; statement: string }

type Rule = {
  name: string
  /** The table or nothing; a table made in the same file is empty and may be treated freely. */
  refuses: (statement: string, context: Context) => boolean
}
type Context = { newTables: ReadonlySet<string>; noTransaction: boolean; isContract: boolean }

const tableOf = (statement: string) =>
  /\b(?:alter table|on|update|truncate(?: table)?)\s+(?:if exists\s+)?(?:only\s+)?"?([a-z_][\w.]*)"?/.exec(
    statement,
  )?.[1] ?? ''

const onOldTable =
  (pattern: RegExp) =>
  (statement: string, { newTables }: Context) =>
    pattern.test(statement) && !newTables.has(tableOf(statement))

const RULES: Rule[] = [
  {
    name: 'create index locks writers: use `create index concurrently` in a `-- no-transaction` file',
    refuses: onOldTable(/^create (unique )?index (?!concurrently)/),
  },
  {
    name: '`concurrently` needs `-- no-transaction` as the first line',
    refuses: (statement, { noTransaction }) => /\bconcurrently\b/.test(statement) && !noTransaction,
  },
  {
    name: 'a new not-null column needs a constant default',
    refuses: (statement, context) =>
      onOldTable(/^alter table .* add column .*\bnot null\b/)(statement, context) && !/\bdefault\b/.test(statement),
  },
  {
    name: 'changing a column type rewrites the table',
    refuses: onOldTable(/^alter table .* alter (column )?\S+ (set data )?type\b/),
  },
  {
    name: '`set not null` scans under a lock: add a `not valid` check, validate it, then set',
    refuses: onOldTable(/^alter table .* set not null/),
  },
  {
    name: 'a new constraint scans under a lock: add it `not valid`, validate in a later file',
    refuses: (statement, context) =>
      onOldTable(/^alter table .* add (constraint \S+ )?(foreign key|check|unique|primary key)/)(statement, context) &&
      !/\bnot valid\b|\busing index\b/.test(statement),
  },
  {
    name: 'drops and renames break the version that still runs: put them in a file named NNNN_contract_*.sql of a later release',
    refuses: (statement, { isContract }) =>
      !isContract && /^(drop (table|column|type)|alter table .*\b(drop column|rename)\b)/.test(statement),
  },
  {
    name: 'data is changed by a backfill job in small steps, not by a migration',
    refuses: onOldTable(/^(update|delete from|truncate)\b/),
  },
  {
    name: 'locks the whole table',
    refuses: (statement) => /^(lock|vacuum full|cluster|reindex (?!.*concurrently))/.test(statement),
  },
]

export function lintMigration(file: string, text: string): Complaint[] {
  const statements = text
    .replace(/--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
  const context: Context = {
    newTables: new Set(
      statements.flatMap((statement) => /^create table (?:if not exists )?"?([\w.]+)/.exec(statement)?.[1] ?? []),
    ),
    noTransaction: text.startsWith('-- no-transaction'),
    isContract: /^\d{4}_contract_/.test(file),
  }
  return statements.flatMap((statement) =>
    RULES.filter((rule) => rule.refuses(statement, context)).map((rule) => ({ rule: rule.name, statement })),
  )
}
