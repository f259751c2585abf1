import { z } from 'zod'

export const MAX_CONTENT = 100_000

/** The editor's document, kept for the editor; readers get the sanitised HTML. Only its outermost shape is checked. */
export const EditorDocument = z.looseObject({ type: z.literal('doc') }).meta({ id: 'EditorDocument' })
export type EditorDocument = z.infer<typeof EditorDocument>

/** Rich text as it is sent: HTML, which the server sanitises, and the document that it was made from. */
export const richText = {
  content: z.string().max(MAX_CONTENT, '正文过长'),
  doc: EditorDocument.nullable().default(null),
}
