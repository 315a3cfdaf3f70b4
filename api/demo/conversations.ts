import { days, hours, minutes, seconds } from '../src/clock.ts'
import { createScript, type DemoIcebreaker, languageOf } from './conversation-script.ts'
import type { DemoMember } from './demo-member.ts'
import { createMatchmaker } from './likes.ts'
import { createRandom, createSampler, type Random } from './random.ts'

export type DemoGift = { id: number; credits: number }

export type DemoMessage = {
  id: number
  conversation: number
  sender: number
  client_id: string
  type: 'text' | 'icebreaker' | 'gift'
  text: string | null
  gift: number | null
  credits: number
  state: 'sent' | 'delivered' | 'read'
  created_at: Date
  delivered_at: Date | null
  read_at: Date | null
}

export type DemoSeat = { key: number; unread: number; read_until: number; free_slot: boolean }

export type DemoConversation = {
  id: number
  a: number
  b: number
  created_at: Date
  last_at: Date
  last_message_id: number
  seats: [DemoSeat, DemoSeat]
}

type Options = {
  members: readonly DemoMember[]
  count: number
  seed: number
  now: Date
  icebreakers: readonly DemoIcebreaker[]
  gifts: readonly DemoGift[]
  /** Credits that a member will spend in all, by key. */
  budget: ReadonlyMap<number, number>
  /** From when on a member has all of these credits, by key. */
  ready: ReadonlyMap<number, Date>
  /** Fixed accounts: in how many conversations they are; they spend their whole budget there. */
  talkative: ReadonlyMap<number, number>
  /** Setting `message_credits`. */
  messageCredits: number
  /** Setting `free_conversations`. */
  freeConversations: number
}

type Draft = Omit<DemoMessage, 'id' | 'conversation' | 'state' | 'delivered_at' | 'read_at'>
type DraftConversation = { starter: DemoMember; partner: DemoMember; drafts: Draft[] }

/** Conversations in which every message is paid for by whoever sent it, within the limits of free members. */
export function generateConversations(options: Options): {
  conversations: DemoConversation[]
  messages: DemoMessage[]
} {
  const random = createRandom(`conversations/${options.seed}`)
  const people = options.members.filter((member) => member.demo)
  const left = new Map(options.budget)
  const slots = new Map<number, number>()
  const pairs = new Set<string>()
  const talks: DraftConversation[] = []
  const talk = createTalk(options, left, slots)
  const credits = (member: DemoMember) => left.get(member.key) ?? 0
  const find = createMatchmaker(people)

  const start = (starter: DemoMember, partner: DemoMember, length: number): boolean => {
    const pair = pairOf(starter, partner)
    if (pairs.has(pair)) return false
    const drafts = talk(starter, partner, length, random.fork(pair))
    if (!drafts.length) return false
    pairs.add(pair)
    talks.push({ starter, partner, drafts })
    return true
  }

  // People come first: whoever logs in to a fixed account finds somebody waiting for an answer.
  for (const [key, wanted] of options.talkative) {
    const person = options.members.find((member) => member.key === key)
    if (!person) continue
    for (let made = 0, tries = 0; (made < wanted || credits(person) > 0) && tries < 400; tries += 1) {
      const partner = find(person, random)
      if (partner && credits(partner) >= 8 && start(partner, person, random.int(3, 9))) made += 1
    }
  }

  const draw = createSampler(people, (member) => (member.premium ? 8 : 1))
  for (let tries = 0; talks.length < options.count && tries < options.count * 12; tries += 1) {
    const starter = draw(random)
    if (credits(starter) < options.messageCredits) continue
    const partner = find(starter, random)
    if (!partner || (credits(partner) < 4 && random.chance(0.9))) continue
    start(starter, partner, 2 + Math.floor(-Math.log(1 - random.next()) * 21))
  }
  return number(talks, random.fork('reading'))
}

const pairOf = (one: DemoMember, other: DemoMember) =>
  `${Math.min(one.key, other.key)}-${Math.max(one.key, other.key)}`

function createTalk(options: Options, left: Map<number, number>, slots: Map<number, number>) {
  const { now, icebreakers, gifts, ready, messageCredits, freeConversations } = options

  return (starter: DemoMember, partner: DemoMember, length: number, random: Random): Draft[] => {
    const from =
      Math.max(...[starter, partner].map((one) => (ready.get(one.key) ?? one.created_at).getTime())) +
      hours(1)
    const until = now.getTime() - minutes(20)
    if (from >= until) return []
    // Most conversations are recent.
    let at = until - (until - from) * random.next() ** 1.8
    const next = createScript(languageOf(partner), icebreakers, random)
    const drafts: Draft[] = []
    const wrote = new Set<number>()
    let sender = starter
    while (drafts.length < length && at < until) {
      const gift = drafts.length > 2 && random.chance(0.009) ? random.pick(gifts) : null
      const credits = gift?.credits ?? messageCredits
      if ((left.get(sender.key) ?? 0) < credits) break
      if (!wrote.has(sender.key)) {
        const taken = slots.get(sender.key) ?? 0
        if (!sender.premium && taken >= freeConversations) break
        if (!sender.premium) slots.set(sender.key, taken + 1)
        wrote.add(sender.key)
      }
      left.set(sender.key, (left.get(sender.key) ?? 0) - credits)
      const line = gift ? { type: 'gift' as const, text: null } : next()
      drafts.push({
        sender: sender.key,
        client_id: uuid(random),
        ...line,
        gift: gift?.id ?? null,
        credits,
        created_at: new Date(Math.round(at)),
      })
      if (!random.chance(0.12)) sender = sender === starter ? partner : starter
      at += pause(random)
    }
    return drafts
  }
}

function pause(random: Random): number {
  const kind = random.weighted({ soon: 62, later: 30, another: 8 })
  if (kind === 'soon') return seconds(random.int(20, 900))
  if (kind === 'later') return minutes(random.int(30, 600))
  return days(1) * (1 + random.next())
}

/** Gives ids in the order of time and decides who has read what. */
function number(talks: readonly DraftConversation[], random: Random) {
  const all = talks.flatMap((talk, index) => talk.drafts.map((draft) => ({ draft, index })))
  all.sort((a, b) => a.draft.created_at.getTime() - b.draft.created_at.getTime() || a.index - b.index)
  const messages = all.map(
    ({ draft, index }, i): DemoMessage => ({
      ...draft,
      id: i + 1,
      conversation: index + 1,
      state: 'sent',
      delivered_at: null,
      read_at: null,
    }),
  )
  const byTalk = Map.groupBy(messages, (message) => message.conversation)
  const conversations = talks.map((talk, index): DemoConversation => {
    const own = byTalk.get(index + 1) ?? []
    const first = own[0]
    const last = own.at(-1)
    if (!first || !last) throw new Error('A conversation without messages')
    const waiting = last.sender === talk.starter.key ? talk.partner : talk.starter
    const seen = random.chance(waiting.demo ? 0.72 : 0.4) ? last.id : lastOf(own, waiting.key)
    const seat = (member: DemoMember): DemoSeat => {
      const read_until = member === waiting ? seen : last.id
      return {
        key: member.key,
        unread: own.filter((message) => message.sender !== member.key && message.id > read_until).length,
        read_until,
        free_slot: !member.premium && own.some((message) => message.sender === member.key),
      }
    }
    for (const message of own) settle(message, message.sender === waiting.key || message.id <= seen, random)
    const [a, b] =
      talk.starter.key < talk.partner.key ? [talk.starter, talk.partner] : [talk.partner, talk.starter]
    return {
      id: index + 1,
      a: a.key,
      b: b.key,
      created_at: first.created_at,
      last_at: last.created_at,
      last_message_id: last.id,
      seats: [seat(a), seat(b)],
    }
  })
  return { conversations, messages }
}

const lastOf = (messages: readonly DemoMessage[], sender: number): number =>
  messages.findLast((message) => message.sender === sender)?.id ?? 0

function settle(message: DemoMessage, read: boolean, random: Random) {
  const delivered = new Date(message.created_at.getTime() + seconds(1))
  if (read) {
    message.state = 'read'
    message.delivered_at = delivered
    message.read_at = new Date(message.created_at.getTime() + seconds(random.int(5, 15)))
  } else if (random.chance(0.6)) {
    message.state = 'delivered'
    message.delivered_at = delivered
  }
}

function uuid(random: Random): string {
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`
}
