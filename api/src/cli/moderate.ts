import { createLocalFanOut } from '../adapters/fan-out/local.ts'
import { createNotifyFanOut } from '../adapters/fan-out/notify.ts'
import { createPhotoFolder } from '../adapters/photos/photo-store.ts'
import { createClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createSites } from '../core/settings/site.ts'
import { connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { createTransaction } from '../database/transaction.ts'
import { writeNotices } from '../features/notifications/write-notices.ts'
import { ModerationError } from '../moderation-error.ts'
import { StartError } from '../start-error.ts'
import { isCommand, runCommand, usage } from './moderate/commands.ts'
import type { Moderation } from './moderate/moderation.ts'
import { printable } from './printable.ts'

// npm run moderate -- <command>: the staff's work until it has pages of its own. The embedded database belongs to one
// process: stop the site first. With a PostgreSQL server both run side by side.

const withModeration = async <Result>(work: (moderation: Moderation) => Promise<Result>): Promise<Result> => {
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
      photos: createPhotoFolder(config.photoStore),
    })
  } finally {
    await fanOut.close()
    await connection.close()
  }
}

const main = async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const known = isCommand(name)
  const lines = known ? await withModeration((moderation) => runCommand(moderation, name, args)) : usage()
  for (const line of lines) console.log(line)
  if (!known && name) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  const known = error instanceof StartError || error instanceof ModerationError
  console.error(known ? printable(error.message) : error)
  process.exitCode = 1
}
