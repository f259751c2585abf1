export type LinkedPart = { kind: 'answer' | 'comment'; id: string }

/** `#answer-7`, `#comment-9`; undefined for any other fragment. */
export function linkedPart(hash: string): LinkedPart | undefined {
  const [, kind, id] = /^#(answer|comment)-([1-9]\d{0,18})$/.exec(hash) ?? []
  return kind && id ? { kind: kind as LinkedPart['kind'], id } : undefined
}
