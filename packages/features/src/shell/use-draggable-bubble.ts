import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { clampBubble, isDrag, keepRest, readRest, restOf, restPoint, type Point } from './draggable-bubble.ts'

type Grip = { pointerId: number; from: Point; corner: Point; moved: boolean }

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

/**
 * `fence` is the element that the bubble may not leave: style sheets know safe areas and bars, this only measures it.
 * `point` is null as long as the bubble stands where the style sheet puts it.
 */
export function useDraggableBubble() {
  const fence = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const [point, setPoint] = useState<Point | null>(null)
  const [dragging, setDragging] = useState(false)
  const area = () => fence.current?.getBoundingClientRect() ?? { width: 0, height: 0, left: 0, top: 0 }

  useEffect(() => {
    const element = fence.current
    if (!element) return
    const settle = () => {
      const rest = readRest(sessionStorage)
      if (rest && !grip.current) setPoint(restPoint(rest, element.getBoundingClientRect()))
    }
    // Also called once at the start; later by resizing, turning, and by a tab bar that comes or goes.
    const observer = new ResizeObserver(settle)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const bubble = event.currentTarget.getBoundingClientRect()
    const { left, top } = area()
    const corner = { x: bubble.left - left, y: bubble.top - top }
    grip.current = { pointerId: event.pointerId, from: pointOf(event), corner, moved: false }
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (held?.pointerId !== event.pointerId) return
    const at = pointOf(event)
    if (!held.moved && !isDrag(held.from, at)) return
    held.moved = true
    setDragging(true)
    setPoint(clampBubble({ x: held.corner.x + at.x - held.from.x, y: held.corner.y + at.y - held.from.y }, area()))
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    if (held?.pointerId !== event.pointerId) return
    setDragging(false)
    if (!held.moved) return void (grip.current = null)
    const rest = restOf(point ?? held.corner, area())
    keepRest(sessionStorage, rest)
    setPoint(restPoint(rest, area()))
    // The click that follows a drag comes before this.
    setTimeout(() => (grip.current = null))
  }

  /** A drag ends with a click of its own, which opens nothing. */
  const tapped = () => grip.current?.moved !== true

  return {
    fence,
    point,
    dragging,
    tapped,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  }
}
