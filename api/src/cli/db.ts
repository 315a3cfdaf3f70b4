import { createClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { loadCatalogue } from '../database/catalogue/catalogue.ts'
import { type Connection, connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { backUp, moveTo, restore } from './db/commands.ts'
import { movePhotos } from './db/move-photos.ts'
import { changeSecret } from './db/new-secret.ts'
import { listSettings, setSetting } from './db/settings.ts'
import { setCompany, setDomain } from './db/site.ts'

// npm run db -- <command>. The embedded database belongs to one process: stop the site first. With a server the site
// may run on, except for restore.

const usage = `npm run db -- <command>
  migrate                 brings the database to this version
  backup <file>           writes all rows to one compressed file
  restore <file>          fills an empty database from it
  to-postgres <address>   moves the embedded database to an empty server, with equal counts
  settings                lists every setting with its default, and what was changed, where, by whom, when
  set <key> <value> [--host <host>] [--country <NL>] [--by <who>]
                          changes a setting, everywhere unless said; --default for the value goes back
  company [--name <name>] [--address <street>] [--city <city>] [--country <NL>] [--kvk <number>] [--tradename <name>]
          [--vat <number>] [--phone <number>] [--email <address>] [--complaints <address>] [--dsa <address>]
          [--sepa-creditor <id>] [--by <who>]
                          shows whose site it is, as terms and invoices name it, or changes what is given
  domain [<host>] [--default] [--off] [--language <nl>] [--country <NL>] [--niche <1>] [--by <who>]
                          lists hosts, adds one or changes it
  new-secret              seals everything with NEW_SECRET instead of SECRET; stop the site first
  photos --to <folder or s3://…> [--exact]
                          copies pictures and exports from PHOTO_STORE and compares them; again: what is missing. --exact
                          removes there what PHOTO_STORE does not have
Pictures and exports lie in PHOTO_STORE: backup, restore and to-postgres leave them where they are.`

const say = (counts: Record<string, number>): void => {
  for (const [table, count] of Object.entries(counts))
    if (count > 0) console.log(`${String(count).padStart(9)} ${table}`)
}

const withDatabase = async (databaseUrl: string | null, work: (connection: Connection) => Promise<void>) => {
  const connection = await connect({ databaseUrl, dataDir: readConfig().dataDir, warn: console.warn })
  try {
    await work(connection)
  } finally {
    await connection.close()
  }
}

const argument = (value: string | undefined): string => {
  if (!value) throw new StartError(usage)
  return value
}

const run = async ([command, ...args]: readonly string[]): Promise<void> => {
  const [given] = args
  const config = readConfig()
  const { databaseUrl, secrets } = config
  if (command === 'migrate') return withDatabase(databaseUrl, ({ db }) => migrate(db))
  if (command === 'backup')
    return withDatabase(databaseUrl, async (from) => say(await backUp(from, argument(given))))
  if (command === 'restore')
    return withDatabase(databaseUrl, async (to) => say(await restore(to, argument(given))))
  if (command === 'settings' || command === 'set')
    return withDatabase(databaseUrl, async ({ db }) => {
      await migrate(db)
      const lines =
        command === 'settings' ? await listSettings(db) : await setSetting({ db, clock: createClock() }, args)
      for (const line of lines) console.log(line)
    })
  if (command === 'company' || command === 'domain')
    return withDatabase(databaseUrl, async ({ db }) => {
      await migrate(db)
      await loadCatalogue(db)
      const change = command === 'company' ? setCompany : setDomain
      for (const line of await change({ db, clock: createClock() }, args)) console.log(line)
    })
  if (command === 'photos') {
    for (const line of await movePhotos(config, args)) console.log(line)
    return
  }
  if (command === 'new-secret') {
    const to = { ...secrets, master: process.env.NEW_SECRET ?? '' }
    return withDatabase(databaseUrl, async ({ db }) => {
      await migrate(db)
      say(await changeSecret(db, { from: secrets, to }))
    })
  }
  if (command !== 'to-postgres') throw new StartError(usage)
  if (databaseUrl)
    throw new StartError('DATABASE_URL names a server already: unset it to move the embedded database')
  const target = argument(given)
  return withDatabase(null, (from) => withDatabase(target, async (to) => say(await moveTo(from, to))))
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
