/** Where a finger or the mouse was: pixels in the window, milliseconds of the event's clock. */
interface Place {
  readonly x: number
  readonly y: number
  readonly at: number
}

/**
 * A card in somebody's hand. What goes down rather than across is the page's scrolling; which of the two it is
 * is decided once, by the first pixels.
 */
export interface Drag {
  readonly start: Place
  /** The last places, oldest first. */
  readonly trail: readonly Place[]
  readonly direction: 'unknown' | 'across' | 'down'
}

type Decision = 'like' | 'pass' | 'back'

/** Pixels that a tap may tremble. */
const slack = 8
/** Milliseconds that tell how fast the card is now. */
const recent = 100
/** Pixels per millisecond from which letting go is throwing. */
const thrown = 0.5
/** Pixels below which not even a throw decides: a slip is no choice. */
const slip = 24

export const grab = (start: Place): Drag => ({ start, trail: [start], direction: 'unknown' })

const directionOf = (across: number, down: number): Drag['direction'] => {
  if (Math.max(across, down) <= slack) return 'unknown'
  return across > down ? 'across' : 'down'
}

export const move = ({ start, trail, direction }: Drag, place: Place): Drag => ({
  start,
  trail: [...trail.filter(({ at }) => at >= place.at - recent), place],
  direction:
    direction === 'unknown'
      ? directionOf(Math.abs(place.x - start.x), Math.abs(place.y - start.y))
      : direction,
})

/** How far the card is from where it lay, in pixels. */
export const offsetOf = ({ start, trail }: Drag) => {
  const now = trail.at(-1) ?? start
  return { x: now.x - start.x, y: now.y - start.y }
}

/** Pixels per millisecond to the right, of late. */
export const velocityOf = ({ start, trail }: Drag): number => {
  const [first = start, last = start] = [trail[0], trail.at(-1)]
  const time = last.at - first.at
  return time > 0 ? (last.x - first.x) / time : 0
}

/** Pixels from which a card that is laid down counts as decided: a third of it, within reach of a thumb. */
export const farOn = (width: number): number => Math.min(140, Math.max(80, width / 3))

/** What letting go of the card means: far enough or thrown decides, thrown back does not. */
export const decisionOf = (drag: Drag, width: number): Decision => {
  if (drag.direction !== 'across') return 'back'
  const { x } = offsetOf(drag)
  const velocity = velocityOf(drag)
  const isThrown = Math.abs(velocity) >= thrown
  if (isThrown && Math.sign(velocity) !== Math.sign(x)) return 'back'
  if (Math.abs(x) >= farOn(width) || (isThrown && Math.abs(x) >= slip)) return x > 0 ? 'like' : 'pass'
  return 'back'
}
