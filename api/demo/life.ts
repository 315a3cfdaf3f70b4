import { language } from '@lonk/shared-api/schemas/primitives.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../src/database/schema.ts'
import type { IncomingMessage } from './life-occasion.ts'
import { onlineShare, planLikeBack, planReaction } from './life-rules.ts'
import { createRandom } from './random.ts'

/**
 * How the demo acts: each of these goes the way of a member's own call, with its checks and its events. What a demo
 * member sends is free: no credits, no conversation slot, so that no wallet and no limit of theirs is touched.
 * A refusal (a block, a closed conversation) is thrown and ends that reaction.
 */
export type LifePorts = {
  markRead: (action: { profileId: number; conversationId: number; readUntil: number }) => Promise<void>
  typing: (action: { profileId: number; conversationId: number }) => Promise<void>
  /** An answer that came too late, because something else was said after `answerTo`, is not given. */
  sendMessage: (action: {
    profileId: number
    conversationId: number
    text: string
    answerTo?: number
  }) => Promise<void>
  like: (action: { profileId: number; toProfileId: number }) => Promise<void>
  /** Told when an action fails; the demo goes on. */
  warn: (message: string) => void
}

/** A message that has been delivered. */
export type ArrivedMessage = IncomingMessage & {
  id: number
  conversationId: number
  fromProfileId: number
  toProfileId: number
}

export type ArrivedLike = { fromProfileId: number; toProfileId: number }

export type DemoLife = {
  /** To be called after a message was delivered, whoever is in the conversation. */
  messageArrived: (message: ArrivedMessage) => Promise<void>
  /** To be called after a like was given and is not held. */
  likeArrived: (like: ArrivedLike) => Promise<void>
  stop: () => void
}

/** Runs something so many milliseconds from now; the answer cancels it. */
export type Schedule = (milliseconds: number, action: () => void) => () => void

type Options = {
  db: Kysely<Database>
  clock: { now: () => Date }
  ports: LifePorts
  schedule?: Schedule
}

const onTimer: Schedule = (milliseconds, action) => {
  const timer = setTimeout(action, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}

const presenceEveryMs = 60_000
const onlineForMinutes = 8

/**
 * Makes the demo's members answer, like back and come online. Never started in production or with DEMO_LIFE=off.
 * They speak only when spoken to, and only to people who are not of the demo themselves.
 */
export function startDemoLife({ db, clock, ports, schedule = onTimer }: Options): DemoLife {
  const planned = new Set<() => void>()
  const reactions = new Map<number, (() => void)[]>()
  const newest = new Map<number, number>()
  let stopped = false

  const after = (milliseconds: number, what: string, action: () => Promise<void>): (() => void) => {
    const cancel = schedule(milliseconds, () => {
      planned.delete(cancel)
      if (!stopped)
        action().catch((error: unknown) => ports.warn(`The demo could not ${what}: ${String(error)}`))
    })
    planned.add(cancel)
    return cancel
  }

  const keepPresence = () => {
    after(presenceEveryMs, 'come online', async () => {
      keepPresence()
      const now = clock.now()
      if (await isOurMinute(db, now)) await bringOnline(db, now)
    })
  }
  keepPresence()

  return {
    async messageArrived(message) {
      newest.set(message.conversationId, Math.max(message.id, newest.get(message.conversationId) ?? 0))
      const pair = await meeting(db, message.fromProfileId, message.toProfileId)
      if (!pair || stopped) return void newest.delete(message.conversationId)
      const said = await linesOf(db, message.conversationId, message.toProfileId)
      if (newest.get(message.conversationId) !== message.id) return
      newest.delete(message.conversationId)
      const random = createRandom(`life/${message.id}`)
      const plan = planReaction(message, { language: pair.language, said }, random)
      // One answer for several messages in a row: the newer one takes the older one's place.
      for (const cancel of reactions.get(message.conversationId) ?? []) cancel()
      const at = { profileId: message.toProfileId, conversationId: message.conversationId }
      reactions.set(message.conversationId, [
        after(plan.typeAfterMs, 'type', () => ports.typing(at)),
        after(plan.replyAfterMs, 'answer', async () => {
          reactions.delete(message.conversationId)
          await ports.sendMessage({ ...at, text: plan.text, answerTo: message.id })
        }),
      ])
      after(plan.readAfterMs, 'read', async () => {
        await keepOnline(db, message.toProfileId, clock.now())
        await ports.markRead({ ...at, readUntil: message.id })
      })
    },

    async likeArrived(like) {
      const pair = await meeting(db, like.fromProfileId, like.toProfileId)
      const plan = planLikeBack(createRandom(`life/like/${like.fromProfileId}/${like.toProfileId}`))
      if (!pair || !plan || stopped) return
      after(plan.afterMs, 'like back', () =>
        ports.like({ profileId: like.toProfileId, toProfileId: like.fromProfileId }),
      )
    },

    stop() {
      stopped = true
      for (const cancel of planned) cancel()
      planned.clear()
    },
  }
}

/** Somebody real and a demo member: only then does the demo act. */
async function meeting(db: Kysely<Database>, person: number, demoMember: number) {
  const row = await db
    .selectFrom('profiles as writer')
    .innerJoin('users', 'users.id', 'writer.user_id')
    .innerJoin('profiles as demo', (join) => join.on('demo.id', '=', demoMember))
    .select('users.language')
    .where('writer.id', '=', person)
    .where('writer.demo', '=', false)
    .where('demo.demo', '=', true)
    .where('demo.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return null
  const known = language.safeParse(row.language)
  return { language: known.success ? known.data : ('nl' as const) }
}

async function linesOf(db: Kysely<Database>, conversationId: number, profileId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('text')
    .where('conversation_id', '=', conversationId)
    .where('sender_profile_id', '=', profileId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.flatMap((row) => row.text ?? []).reverse()
}

const until = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

const keepOnline = (db: Kysely<Database>, profileId: number, now: Date) =>
  db
    .updateTable('profiles')
    .set({ last_online_at: now, online_until: until(now, onlineForMinutes) })
    .where('id', '=', profileId)
    .execute()

/** Every process has this clock; one of them acts each minute. */
async function isOurMinute(db: Kysely<Database>, now: Date): Promise<boolean> {
  const window_start = new Date(Math.floor(now.getTime() / presenceEveryMs) * presenceEveryMs)
  const claimed = await db
    .insertInto('rate_counters')
    .values({ key: 'demo presence', window_start, count: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** As many demo members as the hour suggests stay around; each minute a few come and as many go. */
async function bringOnline(db: Kysely<Database>, now: Date): Promise<void> {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', hour: 'numeric', hourCycle: 'h23' }).format(
      now,
    ),
  )
  const { total } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('demo', '=', true)
    .executeTakeFirstOrThrow()
  const coming = Math.ceil((total * onlineShare(hour)) / onlineForMinutes)
  if (total === 0) return
  await db
    .updateTable('profiles')
    .set({ last_online_at: now, online_until: until(now, onlineForMinutes) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('profiles')
        .select('id')
        .where('demo', '=', true)
        .where('status', '=', 'active')
        .orderBy(sql`random()`)
        .limit(coming),
    )
    .execute()
}
