import type { Release } from '@lonk/shared-events/registry.ts'
import type { Browser } from '@playwright/test'
import { openingOf } from './openings.ts'
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
    const [visitor, member, newcomer] = await Promise.all([
      people.visitor.newPage(),
      people.member.newPage(),
      people.newcomer.newPage(),
    ])
    const pageOf = { visitor, member, newcomer }
    const samples = samplesOf(people.seen)
    const parts = releases.map(({ part }) => part)
    const faults: string[] = []
    for (const { part, routes, slots } of releases) {
      for (const { path: pattern, access } of routes) {
        const path = samplePath(pattern, samples)
        const found = await visit(access === 'members' ? member : visitor, path, parts)
        faults.push(...found.map((fault) => `${part}, ${path}: ${fault}`))
      }
      for (const slot of slots) {
        const opening = openingOf(slot, people.seen)
        const found = opening
          ? await showSlot(pageOf[opening.who], opening, parts)
          : [`nobody here knows what says ${slot.on}`]
        faults.push(...found.map((fault) => `${part}, slot ${slot.name}: ${fault}`))
      }
    }
    const count = (kind: 'routes' | 'slots') =>
      releases.reduce((sum, release) => sum + release[kind].length, 0)
    return { pages: count('routes'), slots: count('slots'), faults }
  } finally {
    await people.close()
  }
}

const samplesOf = ({ card, conversationId }: Seen): Samples => ({
  '/members': String(card.id),
  '/likes/m': String(card.id),
  '/chats': String(conversationId),
})
