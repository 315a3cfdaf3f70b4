import { fixedAccounts } from './accounts.ts'
import type { DemoIcebreaker } from './conversation-script.ts'
import {
  type DemoConversation,
  type DemoGift,
  type DemoMessage,
  generateConversations,
} from './conversations.ts'
import type { DemoMember, DemoPlace } from './demo-member.ts'
import { createMatchmaker, type DemoLike, generateLikes } from './likes.ts'
import { type DemoBundle, type DemoOrder, generateOrders } from './orders.ts'
import { generateProfiles, type InterestChoice } from './profiles.ts'
import { createRandom } from './random.ts'
import { createWallets, type Wallets } from './wallets.ts'

/** What the demo is built on, read from the catalogues in the database. */
export type Ground = {
  places: readonly DemoPlace[]
  interests: readonly InterestChoice[]
  icebreakers: readonly DemoIcebreaker[]
  gifts: readonly DemoGift[]
  bundles: readonly DemoBundle[]
  vatRates: ReadonlyMap<string, string>
  signupCredits: number
  messageCredits: number
  freeConversations: number
}

export type WorldOptions = {
  profiles: number
  seed: number
  now: Date
  /** Folded names that members of the site have already. */
  taken: Set<string>
  withAccounts: boolean
}

/** Everybody and everything of the demo; ids count from 1 and are moved past those of the database. */
export type World = {
  members: DemoMember[]
  likes: DemoLike[]
  orders: DemoOrder[]
  conversations: DemoConversation[]
  messages: DemoMessage[]
  wallets: Wallets
}

/** The demo in memory: the same for the same seed, ground and time. */
export function createWorld(ground: Ground, options: WorldOptions): World {
  const { profiles: count, seed, now } = options
  const home = ground.places.find((place) => place.country === 'NL' && place.name === 'Utrecht')
  if (!home) throw new Error('The catalogue has no Utrecht, where the fixed accounts live')
  const accounts = options.withAccounts ? fixedAccounts(count + 1, now, home) : null
  const members = [
    ...generateProfiles({
      count,
      seed,
      now,
      places: ground.places,
      interests: ground.interests,
      taken: options.taken,
    }),
    ...(accounts?.members ?? []),
  ]
  const orders = generateOrders({
    members,
    bundles: ground.bundles,
    vatRates: ground.vatRates,
    fixed: accounts?.bought ?? new Map(),
    seed,
    now,
  })
  const { conversations, messages } = generateConversations({
    members,
    count: Math.round(count * 2.5),
    seed,
    now,
    icebreakers: ground.icebreakers,
    gifts: ground.gifts,
    budget: budgets(members, orders, ground.signupCredits, accounts?.spent ?? new Map()),
    ready: readiness(members, orders),
    talkative: accounts?.conversations ?? new Map(),
    messageCredits: ground.messageCredits,
    freeConversations: ground.freeConversations,
  })
  const likes = [
    ...generateLikes({ members, count: Math.round((count * 50) / 3), seed, now }),
    ...likesForAccounts(members, accounts?.likes ?? new Map(), seed, now),
  ]
  return {
    members,
    likes,
    orders,
    conversations,
    messages,
    wallets: keepBooks(members, orders, messages, ground),
  }
}

function budgets(
  members: readonly DemoMember[],
  orders: readonly DemoOrder[],
  signupCredits: number,
  spent: ReadonlyMap<number, number>,
): Map<number, number> {
  const budget = new Map(members.map((member) => [member.key, member.activated_at ? signupCredits : 0]))
  for (const order of orders) budget.set(order.user, (budget.get(order.user) ?? 0) + order.bundle.credits)
  for (const [key, credits] of spent) budget.set(key, credits)
  return budget
}

/** Nobody writes before the last of their orders: so no wallet is ever short, whatever the order of events. */
function readiness(members: readonly DemoMember[], orders: readonly DemoOrder[]): Map<number, Date> {
  const ready = new Map(members.map((member) => [member.key, member.activated_at ?? member.created_at]))
  for (const order of orders) ready.set(order.user, order.completed_at)
  return ready
}

function keepBooks(
  members: readonly DemoMember[],
  orders: readonly DemoOrder[],
  messages: readonly DemoMessage[],
  ground: Ground,
): Wallets {
  const wallets = createWallets()
  for (const member of members)
    if (member.activated_at)
      wallets.grant(member.key, ground.signupCredits, { kind: 'free' }, member.activated_at)
  for (const order of orders) {
    const source = { kind: 'paid', order: order.id, unit_net_cents: order.unit_net_cents } as const
    wallets.grant(order.user, order.bundle.credits, source, order.completed_at)
  }
  for (const message of messages) {
    const kind = message.type === 'gift' ? 'gift' : 'message'
    wallets.charge(message.sender, kind, message.credits, message.id, message.created_at)
  }
  return wallets
}

function likesForAccounts(
  members: readonly DemoMember[],
  wanted: ReadonlyMap<number, number>,
  seed: number,
  now: Date,
): DemoLike[] {
  const random = createRandom(`account-likes/${seed}`)
  const find = createMatchmaker(members.filter((member) => member.demo))
  const likes: DemoLike[] = []
  for (const [key, count] of wanted) {
    const person = members.find((member) => member.key === key)
    const fans = new Set<number>()
    for (let tries = 0; person && fans.size < count && tries < count * 20; tries += 1) {
      const fan = find(person, random)
      if (!fan || fans.has(fan.key)) continue
      fans.add(fan.key)
      const from = Math.max(person.created_at.getTime(), fan.created_at.getTime())
      const created_at = new Date(Math.round(from + (now.getTime() - from) * random.next()))
      likes.push({ from: fan.key, to: key, like_new: fans.size <= 4, created_at })
      // Some of them are matches.
      if (fans.size % 4 === 0) likes.push({ from: key, to: fan.key, like_new: false, created_at: now })
    }
  }
  return likes
}
