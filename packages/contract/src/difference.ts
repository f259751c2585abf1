import { z } from 'zod'

/** Same in both versions, only in the new one, or only in the old one. */
export const DiffKind = z.enum(['same', 'added', 'removed'])
export type DiffKind = z.infer<typeof DiffKind>

/** A run of text. `hit` names the sensitive word that it is, where somebody looks for such. */
export const DiffPart = z
  .object({ kind: DiffKind, text: z.string(), hit: z.string().nullable() })
  .meta({ id: 'DiffPart' })
export type DiffPart = z.infer<typeof DiffPart>

/** What a line of the comparison is in the piece. */
export const DiffBlock = z.enum(['text', 'heading', 'item', 'quote', 'code', 'row', 'picture', 'attachment'])
export type DiffBlock = z.infer<typeof DiffBlock>

/** One line with the number that it has in its version. */
export const DiffLine = z
  .object({
    kind: DiffKind,
    number: z.number().int(),
    block: DiffBlock,
    parts: z.array(DiffPart),
    /** Of a picture or an attachment; null where it is no longer kept. */
    url: z.string().nullable(),
  })
  .meta({ id: 'DiffLine' })
export type DiffLine = z.infer<typeof DiffLine>

/** Counts are places, as a reader would count them. */
export const TextDifference = z
  .object({ lines: z.array(DiffLine), added: z.number().int(), removed: z.number().int() })
  .meta({ id: 'TextDifference' })
export type TextDifference = z.infer<typeof TextDifference>
