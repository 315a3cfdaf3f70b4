import { type PointerEvent, useRef } from 'react'
import { type Crop, moved, resized, type Size } from './crop.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** How far two fingers are apart; 0 for one. */
const spreadOf = ([one, two]: readonly Point[]): number =>
  one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0

/**
 * Handlers for the picture under a square window: one finger or the mouse pulls it along, two make it larger or
 * smaller. All is counted from where the fingers were put down, so that no movement is lost between two renders.
 */
export const useCropHands = (crop: Crop, picture: Size, onChange: (crop: Crop) => void) => {
  const hands = useRef(new Map<number, Point>())
  const start = useRef<{ readonly crop: Crop; readonly hands: readonly Point[] }>({ crop, hands: [] })
  const begin = () => {
    start.current = { crop, hands: [...hands.current.values()] }
  }
  const letGo = ({ pointerId }: PointerEvent) => {
    hands.current.delete(pointerId)
    begin()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      hands.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!hands.current.has(event.pointerId)) return
      hands.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const from = start.current
      const now = [...hands.current.values()]
      const [before, after] = [middleOf(from.hands), middleOf(now)]
      const perPixel = from.crop.size / event.currentTarget.offsetWidth
      const pulled = moved(
        from.crop,
        { x: (before.x - after.x) * perPixel, y: (before.y - after.y) * perPixel },
        picture,
      )
      const wide = spreadOf(from.hands)
      onChange(wide > 0 ? resized(pulled, (pulled.size * wide) / spreadOf(now), picture) : pulled)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
