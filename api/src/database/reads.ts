import type { LogEvent } from 'kysely'
import { connect, connectToStandby, type Db } from './connection.ts'
import { serversIn } from './servers.ts'
import { type Standby, watchStandby } from './standby-watch.ts'

/** Where reads go that may be answered with what was true a moment ago. */
export type Reads = {
  /**
   * Runs a read that may be up to three seconds behind: at the standby of `DATABASE_READ_URL` while it keeps up, else at
   * the primary, and there a second time where the standby does not answer it. For a read alone, outside a transaction,
   * and for nothing that its member could have changed just before: they would not find it.
   */
  mayLag: <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>
  /** Whether another server than the primary may have answered: then ask the primary what must not be late. */
  elsewhere: boolean
  /** Reads that may lag, by who answered them; absent where there is nobody but the primary. */
  answered?: { standby: number; primary: number }
  close: () => Promise<void>
}

export const readsAtPrimary = (db: Db): Reads => ({
  elsewhere: false,
  mayLag: (read) => read(db),
  close: async () => {},
})

type Where = {
  databaseUrl: string
  readUrl: string
  /** Connections at most. */
  size: number
  primary: Db
  warn: (message: string) => void
  heedStatements: (event: LogEvent) => void
}

/** Far less than at the primary, which has to answer afterwards. */
const limits = { answerWithinMs: 2000, waitMs: 1000 }
const one = { limits: { ...limits, size: 1 } }

/**
 * Resolves once the standby was looked at. One that is away then, or behind, is waited for by nobody. Throws a
 * StartError where it is no standby of this primary.
 */
export const readsAtStandby = async ({
  databaseUrl,
  readUrl,
  size,
  primary,
  warn,
  heedStatements,
}: Where): Promise<Reads> => {
  const addresses = serversIn(readUrl, 'DATABASE_READ_URL')
  let opened = 0
  const openNext = (): Standby => {
    const address = addresses[opened % addresses.length] ?? readUrl
    opened += 1
    return {
      reads: connectToStandby(address, { limits: { ...limits, size }, warn, heedStatements }),
      asking: connectToStandby(address, { ...one, warn }),
    }
  }
  const watch = await watchStandby({
    count: addresses.length,
    openNext,
    primary: await connect({ databaseUrl, dataDir: '', ...one, warn }),
    warn,
  })
  const answered = { standby: 0, primary: 0 }
  const atPrimary = <Result>(read: (db: Db) => Promise<Result>) => {
    answered.primary += 1
    return read(primary)
  }
  return {
    elsewhere: true,
    answered,
    mayLag: async (read) => {
      const standby = watch.keepingUp()
      if (!standby) return atPrimary(read)
      try {
        const result = await read(standby)
        answered.standby += 1
        return result
      } catch {
        // Silent, gone, or what it read was cleaned away at the primary meanwhile. If it was ours, it fails there too.
        return atPrimary(read)
      }
    },
    close: watch.close,
  }
}
