import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countBrowserReports } from '../browser-reports.ts'
import type { Db } from '../database/connection.ts'
import { allStreams } from '../features/realtime/open-streams.ts'
import type { Services } from '../services.ts'
import { measureDatabase } from './database-numbers.ts'
import { measureDisks } from './disk-numbers.ts'

/**
 * What an operator watches. Routes are the patterns, never the addresses: no id and no name of a member is in them. What
 * the database knows is read over `db`: not over members' own connections, which may be what is short.
 */
export const createMetrics = (app: FastifyInstance, services: Services, db: Db): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'lonk_' })
  measureCalls(app, registry)
  countBrowserReports(app, registry)
  measureProcess(registry, services)
  measureDatabase(registry, { db, clock: services.clock })
  measureDisks(registry, services.config)
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

/** What this process knows itself. */
const measureProcess = (registry: Registry, services: Services): void => {
  const registers = [registry]
  new Gauge({
    name: 'lonk_streams',
    help: 'Open event streams',
    registers,
    collect() {
      this.set(allStreams(services))
    },
  })
  const { answered } = services.reads
  if (answered)
    new Counter({
      name: 'lonk_reads_that_may_lag_total',
      help: 'Reads that a standby may answer, by the server that did',
      labelNames: ['server'] as const,
      registers,
      collect() {
        this.reset()
        for (const [server, count] of Object.entries(answered)) this.inc({ server }, count)
      },
    })
  const { pool } = services.connection
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
