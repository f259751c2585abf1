import { z } from 'zod'

export const MAX_CONTENT = 100_000

/** Lists in quotes in tables go a dozen levels deep; each level is a node and its list of children. */
const MAX_DEPTH = 200

/** Walks level by level: a document deep enough to exhaust a stack must not exhaust ours. */
function isShallow(document: object): boolean {
  let level: unknown[] = [document]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false
    level = level.flatMap((node) => (typeof node === 'object' && node !== null ? Object.values(node) : []))
  }
  return true
}

/** The editor's document, kept for the editor; readers get the sanitised HTML. Only its outermost shape and its depth are checked. */
export const EditorDocument = z
  .looseObject({ type: z.literal('doc') })
  .refine(isShallow, '正文层次过深')
  .meta({ id: 'EditorDocument' })
export type EditorDocument = z.infer<typeof EditorDocument>

/** Rich text as it is sent: HTML, which the server sanitises, and the document that it was made from. */
export const richText = {
  content: z.string().max(MAX_CONTENT, '正文过长'),
  doc: EditorDocument.nullable().default(null),
}
