import type { ProfileCard } from '@lonk/shared-api/schemas/profile.ts'
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'

/** How many people are added between two frames of a slow phone. */
const piece = 12

interface Found {
  readonly people: readonly ProfileCard[]
  /** Names the search. */
  readonly foundBy: string
  /** How many pages they came in. */
  readonly pages: number
}

/**
 * The people that were found, added to the list piece by piece and in between whatever else the member does; those that
 * a page begins with, or that somebody comes back to, are there at once. `isWhole`: nobody is missing any more.
 */
export const useDrawnList = ({ people, foundBy, pages }: Found): Found & { readonly isWhole: boolean } => {
  const list = useMemo(() => ({ people, foundBy, pages }), [people, foundBy, pages])
  const later = useDeferredValue(list)
  const drawn = later.people.length === 0 ? list : later
  const [added, setAdded] = useState({ foundBy, count: people.length })
  const before = added.foundBy === drawn.foundBy ? added.count : 0
  const count = Math.min(Math.max(before, piece), drawn.people.length)

  useEffect(() => {
    if (count < drawn.people.length)
      startTransition(() => setAdded({ foundBy: drawn.foundBy, count: count + piece }))
  }, [count, drawn])

  const shown = useMemo(() => drawn.people.slice(0, count), [drawn, count])
  return { ...drawn, people: shown, isWhole: drawn === list && count === people.length }
}
