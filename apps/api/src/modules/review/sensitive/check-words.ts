import { AppError } from '../../../kernel/app-error.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { findSensitive } from './find-sensitive.ts'
import type { SensitiveHit } from './sensitive-matcher.ts'

const LABELS = { title: '标题', content: '正文' } as const
type Field = keyof typeof LABELS

/**
 * What a moderator has to look at in a text that somebody wants to publish. Words of level `block` are nothing to look at: the
 * author is told where they stand and goes on with his text. Where there is a title, the text begins with it.
 */
export async function checkWords(
  deps: Pick<Deps, 'db' | 'cache'>,
  text: string,
  { title = '' }: { title?: string } = {},
): Promise<SensitiveHit[]> {
  const hits = await findSensitive(deps, text)
  const blocked = hits.filter(({ level }) => level === 'block')
  if (blocked.length === 0) return hits
  const fieldOf = ({ end }: SensitiveHit): Field => (end <= title.length ? 'title' : 'content')
  const refusals = Map.groupBy(blocked, fieldOf)
  const fields = [...refusals].map(([field, found]) => [field, wordsOf(LABELS[field], text, found)])
  throw new AppError('content.refused', { fields: Object.fromEntries(fields) as Record<Field, string> })
}

/** As the author wrote them: a disguise would otherwise be hard to find again. */
const wordsOf = (label: string, text: string, hits: readonly SensitiveHit[]) =>
  `${label}含有不能发布的内容：${[...new Set(hits.map(({ start, end }) => text.slice(start, end)))].join('、')}`
