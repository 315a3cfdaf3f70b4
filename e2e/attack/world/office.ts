import { createLocalFanOut } from '../../../api/src/adapters/fan-out/local.ts'
import { createClock } from '../../../api/src/clock.ts'
import { readConfig } from '../../../api/src/config.ts'
import { createSites } from '../../../api/src/core/settings/site.ts'
import type { Db } from '../../../api/src/database/connection.ts'
import { connect } from '../../../api/src/database/connection.ts'
import { createTransaction } from '../../../api/src/database/transaction.ts'
import { type Broken, brokenInvariants } from '../../../api/test/invariants.ts'
import { createPerson, type Person } from '../../../api/test/people.ts'
import { putSetting } from '../../../api/test/settings.ts'

type Wish = Parameters<typeof createPerson>[1]

/**
 * Where people come from, and where the books are looked at once an attack is over. It has the database and no
 * process of its own: nothing here answers a call or does a job.
 */
export interface Office {
  /** For looking at what is left behind, never for attacking. */
  readonly db: Db
  readonly person: (wish?: Wish) => Promise<Person>
  readonly people: (count: number, wish?: Wish) => Promise<Person[]>
  /** The invariants that are broken and were not when last asked. */
  readonly newlyBroken: () => Promise<readonly Broken[]>
  readonly serveAt: (url: string) => void
  readonly shiftClock: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

export const openOffice = async (env: Record<string, string>): Promise<Office> => {
  const config = readConfig(env)
  const connection = await connect({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  const { db } = connection
  // Otherwise asking for private photos is off, for everybody alike.
  await putSetting(db, 'private_photo_access', 'granted')
  const clock = createClock()
  const services = {
    config,
    clock,
    db,
    sites: createSites(db, config),
    transaction: createTransaction({ db, clock, fanOut: createLocalFanOut() }),
  }
  let url = ''
  const known = new Set<string>()
  const person = (wish?: Wish) => createPerson({ services, url }, wish)
  return {
    db,
    person,
    people: (count, wish) => Promise.all(Array.from({ length: count }, () => person(wish))),
    newlyBroken: async () => {
      const broken = await brokenInvariants(db)
      const fresh = broken.filter(({ invariant }) => !known.has(invariant))
      for (const { invariant } of broken) known.add(invariant)
      return fresh
    },
    serveAt: (address) => {
      url = address
    },
    shiftClock: clock.shift,
    close: () => connection.close(),
  }
}
