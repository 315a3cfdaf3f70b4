import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { outdoorsSvg, portraitSvg } from './portraits.ts'
import { sceneSvg } from './scenes.ts'
import { testGround } from './test-ground.ts'
import { demoTexts } from './texts/texts.ts'
import { createWorld, type World } from './world.ts'

const now = new Date('2026-03-01T20:00:00Z')
const ground = testGround()
const make = (seed: number, profiles = 600) =>
  createWorld(ground, { profiles, seed, now, taken: new Set(), withAccounts: true })

const hashOf = (world: World) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        world.members,
        world.likes,
        world.orders,
        world.conversations,
        world.messages,
        world.wallets.entries,
      ]),
    )
    .digest('hex')

let world: World
beforeAll(() => {
  world = make(42)
})

const simulated = () => world.members.filter((member) => member.demo)
const share = <T>(items: readonly T[], test: (item: T) => boolean) => items.filter(test).length / items.length

describe('the demo', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(hashOf(make(42))).toBe(hashOf(world))
    expect(hashOf(make(43))).not.toBe(hashOf(world))
  })

  it('draws everybody the same picture every time', () => {
    const [member] = world.members
    if (!member) throw new Error('nobody')
    const sitter = { ...member, country: 'NL' }
    expect(portraitSvg(sitter)).toBe(portraitSvg(sitter))
    expect(portraitSvg({ ...sitter, key: 2 })).not.toBe(portraitSvg(sitter))
    expect(sceneSvg('a.svg')).toBe(sceneSvg('a.svg'))
  })
})

describe('its members', () => {
  it('are all of age, on the day of the seed', () => {
    const latest = '2008-03-01'
    expect(world.members.filter((member) => member.date_of_birth > latest || member.age < 18)).toEqual([])
    expect(simulated().every((member) => member.age <= 75)).toBe(true)
  })

  it('are mostly Dutch, of both genders, and mostly in their thirties and forties', () => {
    const members = simulated()
    expect(share(members, (one) => one.place.country === 'NL')).toBeCloseTo(0.625, 1)
    expect(share(members, (one) => one.gender === 'male')).toBeCloseTo(0.52, 1)
    expect(share(members, (one) => one.sexuality === 'hetero')).toBeCloseTo(0.86, 1)
    expect(share(members, (one) => one.premium)).toBeCloseTo(0.2, 1)
    expect(share(members, (one) => one.photos.length > 0)).toBeCloseTo(0.7, 1)
    expect(share(members, (one) => one.age >= 28 && one.age < 50)).toBeGreaterThan(0.5)
  })

  it('have names of their own that the site accepts', () => {
    const names = world.members.map((member) => member.name)
    expect(names.filter((name) => !/^[\p{L}\p{N}_.-]{3,20}$/u.test(name))).toEqual([])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  it('are called as people of their age are', () => {
    const dutch = simulated().filter(({ place }) => place.country === 'NL')
    const first = (age: (years: number) => boolean) =>
      new Set(dutch.filter((one) => age(one.age)).map(({ name }) => name.split('_')[0]))
    expect(first((years) => years < 45).has('Henk')).toBe(false)
    expect(first((years) => years >= 45).has('Fleur')).toBe(false)
  })

  it('have photos of several kinds, never more than they may', () => {
    const shown = simulated().filter(({ photos }) => photos.length > 0)
    expect(share(shown, ({ photos }) => photos.length >= 2)).toBeGreaterThan(0.65)
    expect(shown.every(({ photos, premium }) => photos.length <= (premium ? 5 : 3))).toBe(true)
    expect(new Set(shown.flatMap(({ photos }) => photos.map(({ kind }) => kind)))).toEqual(
      new Set(['portrait', 'outdoors', 'scene']),
    )
  })

  it('look like themselves on every photo, on another day in other clothes', () => {
    const [member] = world.members
    if (!member) throw new Error('nobody')
    const sitter = { ...member, country: 'NL' }
    const faceOf = (svg: string) => /translate\(315 248\)/.test(svg)
    expect(outdoorsSvg(sitter, 'a.svg')).toBe(outdoorsSvg(sitter, 'a.svg'))
    expect(outdoorsSvg(sitter, 'a.svg')).not.toBe(portraitSvg(sitter))
    expect(faceOf(outdoorsSvg(sitter, 'a.svg'))).toBe(true)
  })

  it('like two to five things and were seen in the past', () => {
    for (const member of simulated()) {
      expect(member.interests.length >= 2 && member.interests.length <= 5).toBe(true)
      expect(member.last_online_at <= now).toBe(true)
      expect(member.created_at < now).toBe(true)
    }
  })

  it('hide private photos behind pixels, never behind a filter on the drawing', () => {
    const hidden = world.members
      .flatMap((one) => one.photos)
      .filter((photo) => photo.visibility === 'private')
    expect(hidden.length).toBeGreaterThan(0)
    for (const photo of hidden) expect(photo.blur_key).toMatch(/\.webp$/)
  })
})

describe('its texts', () => {
  it.each(Object.entries(demoTexts))('have about 120 different parts in %s', (_, { about }) => {
    const parts = Object.values(about).flat()
    expect(parts.length).toBeGreaterThanOrEqual(110)
    expect(new Set(parts).size).toBe(parts.length)
  })
})

describe('its conversations', () => {
  it('keep every wallet equal to its entries, to its lots, and never below zero', () => {
    const { entries, lots, balance } = world.wallets
    const sums = new Map<number, number>()
    for (const entry of entries) {
      sums.set(entry.user, (sums.get(entry.user) ?? 0) + entry.delta)
      expect(entry.balance_after).toBe(sums.get(entry.user))
      expect(entry.balance_after).toBeGreaterThanOrEqual(0)
    }
    for (const member of world.members) {
      const remaining = lots
        .filter((lot) => lot.user === member.key)
        .reduce((sum, lot) => sum + lot.remaining, 0)
      expect(remaining).toBe(balance(member.key))
      expect(sums.get(member.key) ?? 0).toBe(balance(member.key))
    }
  })

  it('charge each message once', () => {
    const charged = world.wallets.entries.filter((entry) => entry.ref_type === 'message')
    expect(charged).toHaveLength(world.messages.length)
    expect(new Set(charged.map((entry) => entry.ref_id)).size).toBe(charged.length)
  })

  it('leave free members within their two conversations', () => {
    const partners = new Map<number, Set<number>>()
    for (const message of world.messages)
      partners.set(message.sender, (partners.get(message.sender) ?? new Set()).add(message.conversation))
    const free = world.members.filter((member) => !member.premium)
    expect(free.filter((member) => (partners.get(member.key)?.size ?? 0) > 2)).toEqual([])
  })

  it('count as unread what the other side wrote after the last read message', () => {
    for (const conversation of world.conversations) {
      const own = world.messages.filter((message) => message.conversation === conversation.id)
      for (const seat of conversation.seats)
        expect(seat.unread).toBe(
          own.filter((one) => one.sender !== seat.key && one.id > seat.read_until).length,
        )
    }
  })

  it('never start before a member was there, nor end after now', () => {
    const since = new Map(world.members.map((member) => [member.key, member.activated_at]))
    for (const message of world.messages) {
      const activated = since.get(message.sender)
      expect(activated && activated < message.created_at).toBe(true)
      expect(message.created_at < now).toBe(true)
    }
  })
})

describe('its fixed accounts', () => {
  it.each([
    ['gratis', 2],
    ['nieuw', 0],
    ['premium', 57],
    ['leeg', 0],
  ])('%s@example.test holds %i credits', (login, credits) => {
    const account = world.members.find((member) => member.email === `${login}@example.test`)
    expect(account && world.wallets.balance(account.key)).toBe(credits)
  })

  it('are eleven people who log in, not simulated members', () => {
    const accounts = world.members.filter((member) => !member.demo)
    expect(accounts).toHaveLength(11)
    expect(accounts.every((member) => member.password && member.email.endsWith('@example.test'))).toBe(true)
  })
})
