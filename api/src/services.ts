import type { FastifyBaseLogger } from 'fastify'
import type { ExportStore } from './adapters/exports/export-store.ts'
import type { FanOut } from './adapters/fan-out/fan-out.ts'
import type { GeoIp } from './adapters/geoip/geoip.ts'
import type { PaymentProvider } from './adapters/payments/provider.ts'
import type { PhotoStore } from './adapters/photos/photo-store.ts'
import type { PushSender } from './adapters/push/web-push.ts'
import type { TextSender } from './adapters/texts/text-sender.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Passwords } from './core/session/passwords.ts'
import type { Sites } from './core/settings/site.ts'
import type { Connection, Db } from './database/connection.ts'
import type { Reads } from './database/reads.ts'
import type { RunTransaction } from './database/transaction.ts'
import type { DemoLife } from './features/demo-life/demo-life.ts'
import type { PollMemory } from './features/realtime/poll-memory.ts'
import type { RegistrySequence } from './features/realtime/registry-sequence.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Jobs } from './jobs/jobs.ts'

/** Everything a handler or job needs, built once in `start.ts`. */
export type Services = {
  config: Config
  clock: Clock
  connection: Connection
  /** For reads outside a transaction. */
  db: Db
  reads: Reads
  transaction: RunTransaction
  fanOut: FanOut
  sites: Sites
  passwords: Passwords
  photos: PhotoStore
  exports: ExportStore
  payments: PaymentProvider
  geoip: GeoIp
  /** Null where the operator gave no VAPID keys. */
  push: PushSender | null
  /** Null where no provider of text messages is connected: they stay in the outbox. */
  texts: TextSender | null
  rateLimits: RateLimits
  pollMemory: PollMemory
  registry: RegistrySequence
  jobs: Jobs
  /** How many rows a duty takes at once: what a statement does must end in time, however much has piled up. */
  batchSize: number
  demoLife: DemoLife
  log: FastifyBaseLogger
}
