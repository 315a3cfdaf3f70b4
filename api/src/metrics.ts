import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countBrowserReports } from './browser-reports.ts'
import { before, hours } from './clock.ts'
import { allStreams } from './features/realtime/open-streams.ts'
import type { Services } from './services.ts'

/** What an operator watches. Routes are the patterns, never the addresses: no id and no name of a member is in them. */
export const createMetrics = (app: FastifyInstance, services: Services): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'lonk_' })
  measureCalls(app, registry)
  countBrowserReports(app, registry)
  measureState(registry, services)
  return registry
}

const measureCalls = (app: FastifyInstance, registry: Registry): void => {
  const labelNames = ['method', 'route', 'status'] as const
  const registers = [registry]
  const calls = new Counter({ name: 'lonk_calls_total', help: 'Calls answered', labelNames, registers })
  const duration = new Histogram({
    name: 'lonk_call_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    calls.inc({ method, route, status: reply.statusCode })
    duration.observe({ method, route }, reply.elapsedTime / 1000)
  })
}

/** Asked for when somebody looks, so that watching costs nothing in between. */
const measureState = (registry: Registry, services: Services): void => {
  const { db, clock, connection } = services
  const registers = [registry]
  new Gauge({
    name: 'lonk_streams',
    help: 'Open event streams',
    registers,
    collect() {
      this.set(allStreams(services))
    },
  })
  new Gauge({
    name: 'lonk_jobs',
    help: 'Jobs by queue: due, waiting for their time, or tried before and failed',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      const now = clock.now()
      const state = sql<string>`case when attempts > 0 and last_error is not null then 'failed'
        when run_at <= ${now} then 'due' else 'later' end`
      const rows = await db
        .selectFrom('jobs')
        .select((eb) => [
          'queue',
          state.as('state'),
          eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
        ])
        .groupBy(['queue', sql`2`])
        .execute()
      this.reset()
      for (const { queue, state, count } of rows) this.set({ queue, state }, count)
    },
  })
  new Gauge({
    name: 'lonk_ledger_credits_last_hour',
    help: 'Credits booked in the last hour by kind; spending is negative',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      const rows = await db
        .selectFrom('credit_ledger')
        .select((eb) => ['kind', eb.cast<number>(eb.fn.sum('delta'), 'integer').as('credits')])
        .where('created_at', '>', before(clock.now(), hours(1)))
        .groupBy('kind')
        .execute()
      this.reset()
      for (const { kind, credits } of rows) this.set({ kind }, credits)
    },
  })
  measureMoney(registry, services)
  const { pool } = connection
  if (!pool) return
  new Gauge({
    name: 'lonk_pool_connections',
    help: 'Connections to the database server',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'wanted' }, pool.waitingCount)
    },
  })
}

/** What members are owed, and what nobody here knows yet. */
const measureMoney = (registry: Registry, { db }: Services): void => {
  const registers = [registry]
  new Gauge({
    name: 'lonk_refunds',
    help: 'Money that has to go back and has not: waiting for its turn, or refused by the provider',
    labelNames: ['kind', 'state'] as const,
    registers,
    async collect() {
      const rows = await db
        .selectFrom('refunds')
        .select((eb) => ['kind', 'state', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
        .where('state', 'in', ['queued', 'failed'])
        .groupBy(['kind', 'state'])
        .execute()
      this.reset()
      for (const { kind, state, count } of rows) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'lonk_payment_requests',
    help: 'Orders whose provider was asked for a payment and has not answered yet',
    registers,
    async collect() {
      const { count } = await db
        .selectFrom('payment_requests')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
        .executeTakeFirstOrThrow()
      this.set(count)
    },
  })
}

/** `/metrics` on a port of its own, on the loopback address: never beside what members reach. */
export const serveMetrics = (registry: Registry, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
