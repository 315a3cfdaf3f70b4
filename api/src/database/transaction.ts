import { setTimeout as pause } from 'node:timers/promises'
import type { SseEventData, SseEventName } from '@lonk/shared-api/schemas/sse.ts'
import { sql, type Transaction } from 'kysely'
import type { FanOut } from '../adapters/fan-out/fan-out.ts'
import type { Clock } from '../clock.ts'
import { isConflict } from './conflict.ts'
import type { Db } from './connection.ts'
import { insideTransaction } from './embedded/dialect.ts'
import { json } from './schema/columns.ts'
import type { Database } from './schema.ts'

export type Trx = Transaction<Database>

/** What an account shows, in three parts that the poll compares. */
export type Part = 'user' | 'chats' | 'likes'

type PendingEvent = { event: SseEventName; data: unknown }
type PendingAccount = { parts: Set<Part>; events: PendingEvent[]; forgotten: boolean }
type Pending = {
  /** By user id: what this transaction changed for whom. */
  accounts: Map<number, PendingAccount>
  afterCommit: (() => void)[]
}

export type RunTransaction = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>

const pendingOf = new WeakMap<Trx, Pending>()
const triesOnConflict = 4
/** Those that ran into each other try again at different moments; later tries leave more room. */
const longestPauseMs = 50

/** Which part of an account each event changes; the others are not worth a poll. */
const partOf: Partial<Record<SseEventName, Part>> = {
  message: 'chats',
  message_deleted: 'chats',
  read: 'chats',
  chats_changed: 'chats',
  like: 'likes',
  match: 'likes',
  credits: 'user',
  user: 'user',
  payment: 'user',
  photo: 'user',
}

/**
 * Tells a member that something happened: the event is stored with its cause, raises the account's revision, and
 * wakes the open streams after the commit. Revisions are written last and in the order of user ids, so that two
 * members who act on each other never wait in a circle.
 */
export const publishEvent = <Name extends SseEventName>(
  trx: Trx,
  userId: number,
  event: Name,
  data: SseEventData<Name>,
): void => {
  const account = accountOf(trx, userId)
  account.events.push({ event, data })
  const part = partOf[event]
  if (part) account.parts.add(part)
}

/** Raises a revision without an event, e.g. of the member's own change that only other tabs must see. */
export const touch = (trx: Trx, userId: number, part: Part): void => {
  accountOf(trx, userId).parts.add(part)
}

/** The account is erased: its events and its revision go, at its place in the order in which revisions are locked. */
export const forgetRevision = (trx: Trx, userId: number): void => {
  accountOf(trx, userId).forgotten = true
}

/** Runs once the transaction is safe; not at all where it is rolled back. */
export const afterCommit = (trx: Trx, action: () => void): void => {
  pendingFor(trx).afterCommit.push(action)
}

type Needs = {
  db: Db
  clock: Pick<Clock, 'now'>
  fanOut: FanOut
  /** What else is written with an account's events. */
  alsoWrite?: (trx: Trx, userId: number, events: readonly PendingEvent[], now: Date) => Promise<void>
}

/**
 * The one way to change data. Inside, use `trx` for every query (the embedded database has one connection) and await
 * nothing else: hashing, mail, HTTP and pictures belong outside. `work` may run again after a deadlock.
 */
export const createTransaction =
  ({ db, clock, fanOut, alsoWrite }: Needs): RunTransaction =>
  async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { result, pending } = await db.transaction().execute((trx) =>
          insideTransaction.run(true, async () => {
            const result = await work(trx)
            const pending = pendingFor(trx)
            await writePending(trx, pending, clock.now(), alsoWrite)
            return { result, pending }
          }),
        )
        for (const userId of pending.accounts.keys()) fanOut.wake(userId)
        for (const action of pending.afterCommit) action()
        return result
      } catch (error) {
        if (attempt === triesOnConflict || !isConflict(error)) throw error
        await pause(Math.random() * longestPauseMs * 2 ** attempt)
      }
    }
  }

const pendingFor = (trx: Trx): Pending => {
  const known = pendingOf.get(trx)
  if (known) return known
  const pending: Pending = { accounts: new Map(), afterCommit: [] }
  pendingOf.set(trx, pending)
  return pending
}

const accountOf = (trx: Trx, userId: number): PendingAccount => {
  const { accounts } = pendingFor(trx)
  const known = accounts.get(userId)
  if (known) return known
  const account: PendingAccount = { parts: new Set(), events: [], forgotten: false }
  accounts.set(userId, account)
  return account
}

const writePending = async (
  trx: Trx,
  { accounts }: Pending,
  now: Date,
  alsoWrite: Needs['alsoWrite'],
): Promise<void> => {
  for (const [userId, { parts, events, forgotten }] of [...accounts].sort(([a], [b]) => a - b)) {
    if (forgotten) {
      await erase(trx, userId)
      continue
    }
    const raised = (part: Part) => (parts.has(part) ? 1 : 0)
    const { event_seq } = await trx
      .insertInto('account_revisions')
      .values({
        user_id: userId,
        user_rev: 1 + raised('user'),
        chats_rev: 1 + raised('chats'),
        likes_rev: 1 + raised('likes'),
        event_seq: events.length,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          user_rev: sql`account_revisions.user_rev + ${raised('user')}::int`,
          chats_rev: sql`account_revisions.chats_rev + ${raised('chats')}::int`,
          likes_rev: sql`account_revisions.likes_rev + ${raised('likes')}::int`,
          event_seq: sql`account_revisions.event_seq + ${events.length}::int`,
        }),
      )
      .returning('event_seq')
      .executeTakeFirstOrThrow()
    if (events.length === 0) continue
    const rows = events.map(({ event, data }, index) => ({
      user_id: userId,
      seq: event_seq - events.length + index + 1,
      event,
      data: json(data),
      created_at: now,
    }))
    await trx.insertInto('events').values(rows).execute()
    await alsoWrite?.(trx, userId, events, now)
  }
}

const erase = async (trx: Trx, userId: number): Promise<void> => {
  await trx.deleteFrom('account_revisions').where('user_id', '=', userId).execute()
  await trx.deleteFrom('events').where('user_id', '=', userId).execute()
}
