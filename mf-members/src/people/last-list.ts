import { bus } from '@lonk/shared-events/bus.ts'
import { useEffect } from 'react'

/** The people of the list that was last on the screen, in its order. In memory alone: it is gone with the tab. */
let ids: readonly number[] = []

bus.on('logged-out').subscribe(() => {
  ids = []
})

/** Before and after somebody; undefined where the list ends, or does not hold them. */
export interface Neighbours {
  readonly previous: number | undefined
  readonly next: number | undefined
}

/** Keeps the list that is on the screen, for whoever goes from one of its people to the next. */
export const useLastList = (people: readonly { readonly id: number }[]): void => {
  useEffect(() => {
    ids = people.map(({ id }) => id)
  }, [people])
}

/** Who stood beside somebody in that list. As far as it was loaded: nothing is asked for. */
export const neighboursOf = (id: number): Neighbours => {
  const place = ids.indexOf(id)
  return place === -1
    ? { previous: undefined, next: undefined }
    : { previous: ids[place - 1], next: ids[place + 1] }
}
