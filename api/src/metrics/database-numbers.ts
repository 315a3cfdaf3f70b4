import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { before, type Clock, hours } from '../clock.ts'
import type { Db } from '../database/connection.ts'

type Known = { readonly db: Db; readonly clock: Clock }

type Line = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

type Numbers<Label extends string> = {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
  readonly read: (known: Known) => Promise<readonly Line[]>
}

/**
 * What only the database knows, asked for when somebody looks, so that watching costs nothing in between. Where it does
 * not answer its numbers are left out and all others come: an operator looks just then.
 */
export const measureDatabase = (registry: Registry, known: Known): void => {
  for (const { name, help, labelNames, read } of [jobs, outbox, ledger, refunds, paymentRequests, replicas])
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const lines = await read(known).catch(() => [])
        this.reset()
        // A reset number without labels would say 0.
        if (labelNames.length === 0) this.remove()
        for (const { labels, value } of lines) this.set(labels, value)
      },
    })
}

const count = sql<number>`count(*)::integer`

const jobs: Numbers<'queue' | 'state'> = {
  name: 'lonk_jobs',
  help: 'Jobs by queue: due, waiting for their time, or tried before and failed',
  labelNames: ['queue', 'state'],
  read: async ({ db, clock }) => {
    const state = sql<string>`case when attempts > 0 and last_error is not null then 'failed'
      when run_at <= ${clock.now()} then 'due' else 'later' end`
    const rows = await db
      .selectFrom('jobs')
      .select(['queue', state.as('state'), count.as('value')])
      .groupBy(['queue', sql`2`])
      .execute()
    return rows.map(({ queue, state, value }) => ({ labels: { queue, state }, value }))
  },
}

const outbox: Numbers<'topic' | 'state'> = {
  name: 'lonk_outbox',
  help: 'Mails and text messages that are not sent yet: waiting, or tried before and not taken',
  labelNames: ['topic', 'state'],
  read: async ({ db }) => {
    const state = sql<string>`case when last_error is null then 'waiting' else 'tried' end`
    const rows = await db
      .selectFrom('outbox')
      .select(['topic', state.as('state'), count.as('value')])
      .where('published_at', 'is', null)
      .where('failed_at', 'is', null)
      .groupBy(['topic', sql`2`])
      .execute()
    return rows.map(({ topic, state, value }) => ({ labels: { topic, state }, value }))
  },
}

const ledger: Numbers<'kind'> = {
  name: 'lonk_ledger_credits_last_hour',
  help: 'Credits booked in the last hour by kind; spending is negative',
  labelNames: ['kind'],
  read: async ({ db, clock }) => {
    const rows = await db
      .selectFrom('credit_ledger')
      .select((eb) => ['kind', eb.cast<number>(eb.fn.sum('delta'), 'integer').as('value')])
      .where('created_at', '>', before(clock.now(), hours(1)))
      .groupBy('kind')
      .execute()
    return rows.map(({ kind, value }) => ({ labels: { kind }, value }))
  },
}

/** What members are owed. */
const refunds: Numbers<'kind' | 'state'> = {
  name: 'lonk_refunds',
  help: 'Money that has to go back and has not: waiting for its turn, or refused by the provider',
  labelNames: ['kind', 'state'],
  read: async ({ db }) => {
    const rows = await db
      .selectFrom('refunds')
      .select(['kind', 'state', count.as('value')])
      .where('state', 'in', ['queued', 'failed'])
      .groupBy(['kind', 'state'])
      .execute()
    return rows.map(({ kind, state, value }) => ({ labels: { kind, state }, value }))
  },
}

/** What nobody here knows yet. */
const paymentRequests: Numbers<never> = {
  name: 'lonk_payment_requests',
  help: 'Orders whose provider was asked for a payment and has not answered yet',
  labelNames: [],
  read: async ({ db }) => {
    const rows = await db.selectFrom('payment_requests').select(count.as('value')).execute()
    return rows.map(({ value }) => ({ labels: {}, value }))
  },
}

/** What follows the database's log by a slot of its own: a standby, a machine that keeps copies. */
const replicas: Numbers<'slot'> = {
  name: 'lonk_replication_slot_followed',
  help: 'Whether who keeps a copy of the database by this slot is following: 1, or 0 where nobody is',
  labelNames: ['slot'],
  read: async ({ db }) => {
    const { rows } = await sql<{ slot: string; value: number }>`
      select slot_name as slot, active::integer as value from pg_replication_slots where slot_type = 'physical'`.execute(
      db,
    )
    return rows.map(({ slot, value }) => ({ labels: { slot }, value }))
  },
}
