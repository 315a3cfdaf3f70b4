import { useState } from 'react'

interface Arrival<Name> {
  /** Changes with each page: then everything is new anyway. */
  readonly path: string
  readonly due: readonly Name[]
  /** What may be shown from the next page on: what would come too late for this one is left out. */
  readonly ready: readonly Name[]
  /** What is on the first page already. */
  readonly carried: readonly string[]
}

/** What is due of what was there when the page came: what is learned later must not push down what somebody reads. */
export const useAtArrival = <Name extends string>({
  path,
  due,
  ready,
  carried,
}: Arrival<Name>): readonly Name[] => {
  const [arrival, setArrival] = useState({ path, allowed: carried })
  const here = arrival.path === path ? arrival : { path, allowed: ready }
  if (here !== arrival) setArrival(here)
  return due.filter((name) => here.allowed.includes(name))
}
