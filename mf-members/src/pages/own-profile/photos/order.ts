/** A list with one of its ids at another place. */
export const withMoved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

/** The place that the call wants: rejected photos have places too, but are not among those that are ordered. */
export const positionOf = (
  all: readonly number[],
  ordered: readonly number[],
  id: number,
  to: number,
): number => {
  const next = ordered.filter((other) => other !== id)[to]
  const others = all.filter((other) => other !== id)
  return next === undefined ? others.length : others.indexOf(next)
}

/** Where something lies on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Of several places the one whose middle is nearest to a finger, by its index. */
export const nearestTo = (
  boxes: readonly Box[],
  { x, y }: { readonly x: number; readonly y: number },
): number => {
  const away = boxes.map((box) => Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y))
  return away.indexOf(Math.min(...away))
}
