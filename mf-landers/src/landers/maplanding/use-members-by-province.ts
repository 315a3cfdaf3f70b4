import { getRegions } from '@lonk/shared-api/calls/content/regions.ts'
import { getLander } from '@lonk/shared-api/calls/landers/lander.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useEffect, useState } from 'react'

interface Counted {
  readonly code: string
  /** Of the search. */
  readonly region: number
  /** Rounded down to ten. */
  readonly members: number
}

/**
 * How many members each Dutch province has, once that is known; nobody waits for it, and without it the map is still
 * one. Where the visitor is elsewhere the server counts other regions, and none of these.
 */
export const useMembersByProvince = (): readonly Counted[] => {
  const [counted, setCounted] = useState<readonly Counted[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    Promise.all([
      api.call(getLander, { name: 'maplanding' }, { signal }),
      api.call(getRegions, { country: 'NL' }, { signal }),
    ])
      .then(([lander, { regions }]) => {
        const members = new Map(lander.regions.map((region) => [region.id, region.members]))
        setCounted(
          regions.flatMap(({ id, code }) => {
            const count = members.get(id)
            return count === undefined ? [] : { code, region: id, members: count }
          }),
        )
      })
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])
  return counted
}
