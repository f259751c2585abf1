export type Mention = { id: string; nickname: string }
/** What stands between an @ and the caret, and where the @ is. */
export type MentionQuery = { start: number; keyword: string }

const LONGEST_KEYWORD = 30

/** Undefined when nobody is being named: no @, a space after it, or a mail address. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const found = /(?:^|[^\w@])@([^\s@]*)$/.exec(text.slice(0, caret))
  const keyword = found?.[1]
  if (keyword === undefined || keyword.length > LONGEST_KEYWORD) return undefined
  return { start: caret - keyword.length - 1, keyword }
}

export function insertMention(text: string, { start, keyword }: MentionQuery, nickname: string) {
  const before = `${text.slice(0, start)}@${nickname} `
  return { text: before + text.slice(start + 1 + keyword.length), caret: before.length }
}

/** Of the people picked, those still named in the text. */
export const mentionedIds = (text: string, picked: readonly Mention[]) => [
  ...new Set(picked.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ id }) => id)),
]

export type TextPart = { text: string; mention?: Mention }

/** The text cut at the names that it really names; other @ are plain words. */
export function splitMentions(text: string, mentions: readonly Mention[]): TextPart[] {
  const parts: TextPart[] = []
  // A longer name first: @张三丰 is not @张三 followed by 丰.
  const names = mentions.toSorted((a, b) => b.nickname.length - a.nickname.length)
  let plain = ''
  for (let at = 0; at < text.length;) {
    const mention = text[at] === '@' ? names.find(({ nickname }) => text.startsWith(nickname, at + 1)) : undefined
    if (!mention) {
      plain += text[at++]
      continue
    }
    if (plain !== '') parts.push({ text: plain })
    plain = ''
    parts.push({ text: `@${mention.nickname}`, mention })
    at += mention.nickname.length + 1
  }
  return plain === '' ? parts : [...parts, { text: plain }]
}
