import { createLocalFanOut } from '../adapters/fan-out/local.ts'
import { createNotifyFanOut } from '../adapters/fan-out/notify.ts'
import { filesAt } from '../adapters/files/store-location.ts'
import { createPhotoStore } from '../adapters/photos/photo-store.ts'
import { createClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createSites } from '../core/settings/site.ts'
import { connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { createTransaction } from '../database/transaction.ts'
import { writeNotices } from '../features/notifications/write-notices.ts'
import type { Services } from '../services.ts'

/** What a command of the staff works with: everything of the site but its HTTP side. */
export type OpenSite = Pick<
  Services,
  'config' | 'db' | 'transaction' | 'sites' | 'fanOut' | 'clock' | 'photos'
>

/**
 * The site's own things for as long as a command works. The embedded database belongs to one process: the site has to
 * be stopped first. With a PostgreSQL server both run side by side.
 */
export const withOpenSite = async <Result>(work: (site: OpenSite) => Promise<Result>): Promise<Result> => {
  const config = readConfig()
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    warn: console.warn,
  })
  const fanOut = config.databaseUrl
    ? await createNotifyFanOut({ connectionString: config.databaseUrl, warn: console.warn })
    : createLocalFanOut()
  try {
    const { db } = connection
    await migrate(db)
    const clock = createClock()
    const sites = createSites(db, config)
    // What is read first inside a transaction would wait for that transaction.
    await sites.of(undefined)
    return await work({
      config,
      db,
      clock,
      fanOut,
      sites,
      transaction: createTransaction({ db, clock, fanOut, alsoWrite: writeNotices }),
      photos: createPhotoStore(filesAt(config.photoStore, 'photos')),
    })
  } finally {
    await fanOut.close()
    await connection.close()
  }
}
