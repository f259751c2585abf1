import { createHash } from 'node:crypto'

export type Part = 'tune' | 'held-out'

/** Which part of a golden set an entry belongs to, fixed for ever by its id: about half each. Ranking is tuned on one half alone. */
export const partOf = (id: string): Part =>
  (createHash('sha256').update(id).digest()[0] as number) % 2 === 0 ? 'tune' : 'held-out'
