import { hours } from '../src/clock.ts'
import type { DemoMember } from './demo-member.ts'
import { createRandom, createSampler, type Random } from './random.ts'

export type DemoLike = { from: number; to: number; like_new: boolean; created_at: Date }

type Options = { members: readonly DemoMember[]; count: number; seed: number; now: Date }

const wants = (one: DemoMember, other: DemoMember) => one.seeking === 'both' || one.seeking === other.gender

/** Would each of them find the other in a search? */
export const suits = (one: DemoMember, other: DemoMember): boolean =>
  one.key !== other.key &&
  one.profile_status === 'active' &&
  other.profile_status === 'active' &&
  wants(one, other) &&
  wants(other, one)

/** Somebody of the same country and about the same age, mostly. */
export function createMatchmaker(members: readonly DemoMember[]) {
  const byCountry = new Map<string, (random: Random) => DemoMember>()
  for (const country of new Set(members.map((member) => member.place.country))) {
    const here = members.filter((member) => member.place.country === country)
    // People with a picture are noticed more often.
    byCountry.set(
      country,
      createSampler(here, (member) => (member.photos.length ? 3 : 1)),
    )
  }
  return (one: DemoMember, random: Random): DemoMember | null => {
    const draw = byCountry.get(one.place.country)
    if (!draw) return null
    for (let tries = 0; tries < 60; tries += 1) {
      const other = draw(random)
      if (suits(one, other) && Math.abs(one.age - other.age) <= 6 + tries / 2) return other
    }
    return null
  }
}

/** Likes between members who suit each other; about one in ten is returned. */
export function generateLikes({ members, count, seed, now }: Options): DemoLike[] {
  const random = createRandom(`likes/${seed}`)
  const active = members.filter((member) => member.demo)
  const find = createMatchmaker(active)
  const draw = createSampler(active, (member) => (member.premium ? 2 : 1))
  const likes = new Map<string, DemoLike>()
  const add = (from: DemoMember, to: DemoMember) => {
    const since = Math.max(from.created_at.getTime(), to.created_at.getTime()) + hours(2)
    if (since >= now.getTime()) return
    const created_at = new Date(Math.round(since + (now.getTime() - since) * random.next()))
    const seen = created_at < to.last_online_at && random.chance(0.9)
    likes.set(`${from.key} ${to.key}`, { from: from.key, to: to.key, like_new: !seen, created_at })
  }
  for (let tries = 0; likes.size < count && tries < count * 3; tries += 1) {
    const from = draw(random)
    const to = find(from, random)
    if (!to || likes.has(`${from.key} ${to.key}`)) continue
    add(from, to)
    if (random.chance(0.055)) add(to, from)
  }
  return [...likes.values()]
}
