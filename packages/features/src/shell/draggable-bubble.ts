/** A floating button that may be dragged within an area and comes to rest at its nearer side. Positions are its top left corner. */
export const BUBBLE_SIZE_PX = 52
/** A finger never holds quite still: less than this is a tap. */
export const DRAG_THRESHOLD_PX = 6

export type Point = { x: number; y: number }
export type Area = { width: number; height: number }
/** Where it rests: a side survives the turning of the phone, a number of pixels would not. */
export type Rest = { side: 'left' | 'right'; y: number }

/** An area smaller than the bubble keeps its top left corner. */
const within = (value: number, room: number) => Math.max(0, Math.min(value, room - BUBBLE_SIZE_PX))

export const clampBubble = ({ x, y }: Point, area: Area): Point => ({
  x: within(x, area.width),
  y: within(y, area.height),
})

export function restOf(point: Point, area: Area): Rest {
  const { x, y } = clampBubble(point, area)
  return { side: x + BUBBLE_SIZE_PX / 2 < area.width / 2 ? 'left' : 'right', y }
}

export const restPoint = ({ side, y }: Rest, area: Area): Point =>
  clampBubble({ x: side === 'left' ? 0 : area.width, y }, area)

export const isDrag = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_THRESHOLD_PX

const STORAGE_KEY = 'supportBubble'

/** Undefined when nothing, or nonsense, is kept. */
export function readRest(memory: Pick<Storage, 'getItem'>): Rest | undefined {
  try {
    const { side, y } = JSON.parse(memory.getItem(STORAGE_KEY) ?? '{}') as Partial<Rest>
    const known = (side === 'left' || side === 'right') && typeof y === 'number' && Number.isFinite(y)
    return known ? { side, y } : undefined
  } catch {
    return undefined
  }
}

export function keepRest(memory: Pick<Storage, 'setItem'>, rest: Rest) {
  try {
    memory.setItem(STORAGE_KEY, JSON.stringify(rest))
  } catch {
    // Private windows may refuse storage: the place then lasts for this page only.
  }
}
