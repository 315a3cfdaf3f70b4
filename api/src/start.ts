import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createExportStore } from './adapters/exports/export-store.ts'
import type { FanOut } from './adapters/fan-out/fan-out.ts'
import { createLocalFanOut } from './adapters/fan-out/local.ts'
import { createNotifyFanOut } from './adapters/fan-out/notify.ts'
import { requireStore } from './adapters/files/require-store.ts'
import { filesAt } from './adapters/files/store-location.ts'
import { createGeoIp } from './adapters/geoip/geoip.ts'
import { createPaymentProvider } from './adapters/payments/providers.ts'
import { createPhotoStore } from './adapters/photos/photo-store.ts'
import { createPushSender } from './adapters/push/web-push.ts'
import { createTextSender } from './adapters/texts/text-sender.ts'
import { buildApp, createServer } from './app.ts'
import { type Clock, createClock } from './clock.ts'
import type { Config } from './config.ts'
import { createPasswords } from './core/session/passwords.ts'
import { noteAliveEvery } from './core/session/session-times.ts'
import { requireOwnCompany } from './core/settings/own-company.ts'
import { markSecret, requireOwnSecret } from './core/settings/own-secret.ts'
import { createSites } from './core/settings/site.ts'
import { requireSiteRules } from './core/settings/site-rules.ts'
import { followDatabase } from './database/follow-database.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { createTransaction } from './database/transaction.ts'
import { onOwnConnections } from './duty-services.ts'
import { closeDemoAccounts } from './features/demo-life/demo-accounts.ts'
import { nobody } from './features/demo-life/demo-life.ts'
import { wakeDemo } from './features/demo-life/wake.ts'
import { writeNotices } from './features/notifications/write-notices.ts'
import { createPollMemory } from './features/realtime/poll-memory.ts'
import { createRegistrySequence } from './features/realtime/registry-sequence.ts'
import { watchLeaving } from './http/leaving.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { registerDuties } from './jobs/duties.ts'
import { createJobs } from './jobs/jobs.ts'
import { createMetrics, serveMetrics } from './metrics/metrics.ts'
import type { Services } from './services.ts'
import { allPromised } from './start-error.ts'

export type RunningApi = {
  port: number
  app: FastifyInstance
  services: Services
  /** Answers for so long, and then ends what is left. */
  stop: (stayMs?: number) => Promise<void>
}

type StartOptions = {
  /** The database is away; called every second, so that whoever waits for the start is patient. */
  onWaiting?: () => void
  clock?: Clock
}

/** Opens the database, builds everything once, and listens on the loopback address. */
export const startApi = async (
  config: Config,
  { onWaiting = () => {}, clock = createClock() }: StartOptions = {},
): Promise<RunningApi> => {
  const app = createServer(config)
  const { connection, duties, reads, close } = await openDatabase(config, { log: app.log, onWaiting })
  try {
    if (connection.kind === 'postgres') await followDatabase(clock, connection.db, app.log)
    const services = await buildServices(config, { connection, duties, reads, clock }, app)
    await requireSiteRules(services)
    await requireStore(config.photoStore, app.log)
    if (config.environment === 'production') {
      await allPromised([requireOwnSecret(services.db, config.secrets), requireOwnCompany(services.db)])
      await closeDemoAccounts(services)
    }
    await markSecret(services.db, config.secrets, clock.now())
    // Before the routes: a hook hears of those that come after it.
    const { leave } = watchLeaving(app)
    const metrics = config.metricsPort === null ? null : createMetrics(app, services, duties.db)
    await buildApp(app, services)
    registerDuties(onOwnConnections(services, duties))
    const address = await app.listen({ host: '127.0.0.1', port: config.apiPort })
    const watched = metrics && (await serveMetrics(metrics, config.metricsPort ?? 0))
    services.jobs.start()
    services.demoLife = await wakeDemo(services)
    const stop = async (stayMs = 0) => {
      leave()
      if (stayMs > 0) await pause(stayMs)
      services.demoLife.stop()
      await services.jobs.stop()
      watched?.close()
      await app.close()
      await services.fanOut.close()
      await close()
    }
    return { port: Number(new URL(address).port), app, services, stop }
  } catch (error) {
    await close()
    throw error
  }
}

const buildServices = async (
  config: Config,
  { connection, duties, reads, clock }: Omit<OpenDatabase, 'close'> & { clock: Clock },
  app: FastifyInstance,
): Promise<Services> => {
  const { db } = connection
  const warn = (message: string) => app.log.warn(message)
  const fanOut: FanOut =
    connection.kind === 'postgres' && config.databaseUrl
      ? await createNotifyFanOut({ connectionString: config.databaseUrl, warn })
      : createLocalFanOut()
  return {
    config,
    clock,
    connection,
    db,
    reads,
    fanOut,
    transaction: createTransaction({ db, clock, fanOut, alsoWrite: writeNotices }),
    sites: createSites(db, config),
    passwords: createPasswords(),
    photos: createPhotoStore(filesAt(config.photoStore, 'photos')),
    exports: createExportStore(filesAt(config.photoStore, 'exports')),
    payments: createPaymentProvider(config, db, clock),
    geoip: createGeoIp(config.geoipFile),
    push: createPushSender(config),
    texts: createTextSender(config),
    rateLimits: createRateLimits(db, clock, config.rateLimitFactor),
    pollMemory: createPollMemory(fanOut, { trusted: noteAliveEvery }),
    registry: createRegistrySequence(config, app.log),
    jobs: createJobs(duties.db, clock, app.log),
    batchSize: 1000,
    log: app.log,
    demoLife: nobody,
  }
}
