import type { Connection } from './database/connection.ts'
import { createTransaction } from './database/transaction.ts'
import { writeNotices } from './features/notifications/write-notices.ts'
import type { Services } from './services.ts'

/**
 * The same services on connections of their own: what nobody waits for may take longer than a member's call, and a
 * burst of it takes no connection from members.
 */
export const onOwnConnections = (services: Services, { db }: Connection): Services => {
  const { clock, fanOut } = services
  const transaction = createTransaction({ db, clock, fanOut, alsoWrite: writeNotices })
  // Everything else is looked up on `services`: the demo's life is added later, tests change the provider.
  const own: Services = Object.create(services, { db: { value: db }, transaction: { value: transaction } })
  return own
}
