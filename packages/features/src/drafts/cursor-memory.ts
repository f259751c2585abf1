/** Where the author's cursor stood, for when the window comes back from sign-in or a reload. A tab writes one piece. */
export type Cursor = { from: number; to: number }

const KEY = 'kms-cursor'

export function rememberCursor(draftKey: string, { from, to }: Cursor) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ draftKey, from, to }))
  } catch {
    // A private window may refuse; the text itself is kept elsewhere.
  }
}

export function rememberedCursor(draftKey: string): Cursor | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ({ draftKey: string } & Cursor) | null
    return kept?.draftKey === draftKey ? { from: kept.from, to: kept.to } : undefined
  } catch {
    return undefined
  }
}
