import type { Message } from '@lonk/shared-api/schemas/chat.ts'
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts'

/** How far a message has come; only this browser knows the first three. */
export type Progress = 'sending' | 'waiting' | 'failed' | Message['state']

/** One message as the conversation shows it, whether the server has it yet or not. */
export interface TimelineItem {
  /** Stays the same when the server acknowledges the member's message, so that nothing is drawn anew. */
  readonly key: string
  readonly own: boolean
  readonly type: Message['type']
  readonly text: string
  readonly createdAt: string
  readonly progress: Progress
  /** What the server has; absent for what is still in the outbox. */
  readonly message?: Message
}

/** Messages of one side within a few minutes: they share one time. */
export interface TimelineGroup {
  readonly key: string
  readonly own: boolean
  readonly items: readonly TimelineItem[]
}

export interface TimelineDay {
  /** Local calendar day, `2026-03-14`. */
  readonly day: string
  /** ISO time of its first message, for the heading. */
  readonly at: string
  readonly groups: readonly TimelineGroup[]
}

/** Which of all messages are special, by their keys. */
export interface TimelineMarks {
  /** Says how far the member's own messages have come. */
  readonly progressKey: string | undefined
  /** What is unread begins here. */
  readonly unreadKey: string | undefined
  /** Where the Tab key enters the list. */
  readonly focusKey: string | undefined
}

const groupMinutes = 5

/** The server's messages and, after them, those it has not acknowledged; one that is in both is shown once. */
export const mergeTimeline = (
  messages: readonly Message[],
  outbox: readonly OutboxEntry[],
): readonly TimelineItem[] => {
  const acknowledged = new Set(messages.map((message) => message.client_id))
  const pending = outbox.filter((entry) => !acknowledged.has(entry.clientId))
  return [...messages.map(itemOfMessage), ...pending.map(itemOfEntry)]
}

const known = new WeakMap<Message, TimelineItem>()

/** The same item for the same message: a new message or an older page draws none of the others anew. */
const itemOfMessage = (message: Message): TimelineItem => {
  const item = known.get(message) ?? newItem(message)
  known.set(message, item)
  return item
}

const newItem = (message: Message): TimelineItem => ({
  key: message.own && message.client_id ? message.client_id : String(message.id),
  own: message.own,
  type: message.type,
  text: message.text ?? '',
  createdAt: message.created_at,
  progress: message.state,
  message,
})

const progressOfEntry = {
  queued: 'sending',
  sending: 'sending',
  waiting: 'waiting',
  failed: 'failed',
  'needs-consent': 'sending',
} as const satisfies Record<OutboxEntry['state'], Progress>

const itemOfEntry = (entry: OutboxEntry): TimelineItem => ({
  key: entry.clientId,
  own: true,
  type: 'text',
  text: entry.text,
  createdAt: entry.createdAt,
  progress: progressOfEntry[entry.state],
})

/** By the days of this device's calendar, and within a day by side and time; what is unread begins a group. */
export const groupByDay = (items: readonly TimelineItem[], unreadKey?: string): readonly TimelineDay[] => {
  const days: { day: string; at: string; groups: { key: string; own: boolean; items: TimelineItem[] }[] }[] =
    []
  for (const item of items) {
    const day = localDay(item.createdAt)
    if (days.at(-1)?.day !== day) days.push({ day, at: item.createdAt, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const group = groups.at(-1)
    if (group && item.key !== unreadKey && belongsTo(group, item)) group.items.push(item)
    else groups.push({ key: item.key, own: item.own, items: [item] })
  }
  return days
}

const belongsTo = (group: TimelineGroup, item: TimelineItem): boolean => {
  const last = group.items.at(-1)
  if (!last || group.own !== item.own || last.type === 'system' || item.type === 'system') return false
  // The line under a group says of all of it that it waits.
  if ((last.progress === 'held') !== (item.progress === 'held')) return false
  return Date.parse(item.createdAt) - Date.parse(last.createdAt) < groupMinutes * 60_000
}

const localDay = (instant: string): string => {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The newest of the member's messages that came as far as any: only it says so, those before it got there too. */
export const lastWithProgress = (items: readonly TimelineItem[]): string | undefined =>
  items.findLast((item) => item.own && item.message !== undefined && item.progress !== 'held')?.key

/** The key of the first unread message; none once the member has answered below it. */
export const unreadKeyIn = (items: readonly TimelineItem[], unreadFrom?: number): string | undefined => {
  const first = items.findIndex(({ message }) => message?.id === unreadFrom)
  return first === -1 || items.at(-1)?.own ? undefined : items[first]?.key
}
