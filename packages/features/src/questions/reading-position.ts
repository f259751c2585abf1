/** Where somebody stopped in a long text, as a share of the text's height, newest last. */
type Positions = Record<string, number>
type Memory = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'kms.readingPosition'
/** Plain numbers as keys would be sorted by value; this keeps the order of reading. */
const keyOf = (id: string) => `q${id}`
export const REMEMBERED_ARTICLES = 50
/** Before this much nothing was read, after that much nothing is left. */
const WORTH_FROM = 0.1
const WORTH_TO = 0.95

function readAll(memory: Memory): Positions {
  try {
    return JSON.parse(memory.getItem(KEY) ?? '{}') as Positions
  } catch {
    return {}
  }
}

export function rememberPosition(memory: Memory, id: string, share: number) {
  const { [keyOf(id)]: _before, ...others } = readAll(memory)
  const kept = Object.entries(others).slice(-(REMEMBERED_ARTICLES - 1))
  const worth = share >= WORTH_FROM && share <= WORTH_TO
  const all = worth ? [...kept, [keyOf(id), Math.round(share * 1000) / 1000]] : kept
  try {
    memory.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A full or forbidden store only forgets.
  }
}

export const positionOf = (memory: Memory, id: string): number | undefined => readAll(memory)[keyOf(id)]
