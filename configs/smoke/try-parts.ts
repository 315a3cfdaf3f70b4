import type { Release } from '@lonk/shared-events/registry.ts'
import type { Browser, Page } from '@playwright/test'
import { openingOf, type Who } from './openings.ts'
import { openPeople, type Seen } from './people.ts'
import { type Samples, samplePath } from './sample-paths.ts'
import { showSlot } from './show-slot.ts'
import { visit } from './visit.ts'

export type ToTry = Pick<Release, 'part' | 'routes' | 'slots'>

export interface Found {
  readonly pages: number
  readonly slots: number
  /** A line each, which says part, address and what is wrong. */
  readonly faults: readonly string[]
}

/** Opens every page and every slot of some parts at a site that has the demo's members. */
export const tryParts = async (
  browser: Browser,
  address: string,
  releases: readonly ToTry[],
): Promise<Found> => {
  const people = await openPeople(browser, address)
  try {
    const parts = releases.map(({ part }) => part)
    const looks = releases.flatMap((release) => looksOf(release, people.seen, parts))
    const found = new Map<Look, readonly string[]>()
    // Each of the three looks at one thing after the other, all at once: a page waits much of its time until nothing
    // more is fetched.
    const lookAround = async (who: Who) => {
      const page = await people[who].newPage()
      for (const look of looks) if (look.who === who) found.set(look, await look.at(page))
    }
    await Promise.all([lookAround('visitor'), lookAround('member'), lookAround('newcomer')])
    const faults = looks.flatMap((look) => (found.get(look) ?? []).map((fault) => `${look.name}: ${fault}`))
    const count = (kind: 'routes' | 'slots') =>
      releases.reduce((sum, release) => sum + release[kind].length, 0)
    return { pages: count('routes'), slots: count('slots'), faults }
  } finally {
    await people.close()
  }
}

/** One page or slot that somebody looks at. */
interface Look {
  readonly name: string
  readonly who: Who
  /** What was wrong, a line each. */
  readonly at: (page: Page) => Promise<readonly string[]>
}

const looksOf = ({ part, routes, slots }: ToTry, seen: Seen, parts: readonly string[]): readonly Look[] => {
  const samples = samplesOf(seen)
  const pages = routes.map(({ path: pattern, access }): Look => {
    const path = samplePath(pattern, samples)
    const who = access === 'members' ? 'member' : 'visitor'
    return { name: `${part}, ${path}`, who, at: (page) => visit(page, path, parts) }
  })
  const shown = slots.map((slot): Look => {
    const name = `${part}, slot ${slot.name}`
    const opening = openingOf(slot, seen)
    if (!opening)
      return {
        name,
        who: 'visitor',
        at: async () => [`nobody here knows what says ${slot.on ?? slot.notice}`],
      }
    return { name, who: opening.who, at: (page) => showSlot(page, opening, parts) }
  })
  return [...pages, ...shown]
}

const samplesOf = ({ card, conversationId }: Seen): Samples => ({
  '/members': String(card.id),
  '/likes/m': String(card.id),
  '/chats': String(conversationId),
})
