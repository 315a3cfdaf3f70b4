import { parseArgs } from 'node:util'
import { filesAt } from '../src/adapters/files/store-location.ts'
import { createPhotoStore } from '../src/adapters/photos/photo-store.ts'
import { createClock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import { loadCatalogue } from '../src/database/catalogue/catalogue.ts'
import { connect } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { StartError } from '../src/start-error.ts'
import { bulkFrom, seedBulk } from './seed-bulk.ts'
import { hasDemo, seedDemo } from './seed-demo.ts'

// npm run seed -- --profiles 2400 --seed 42 [--now 2030-05-16T18:00:00Z] [--allow-demo]. From 10 000 on: in bulk, without pictures and conversations.

const count = (name: string, raw: string): number => {
  const value = Number(raw)
  if (!Number.isInteger(value) || value < 1)
    throw new StartError(`--${name}=${raw}: a whole number above 0 is needed`)
  return value
}

/** The same people with the same last visits, whenever the seed runs. */
const stoppedAt = (raw: string) => {
  const now = new Date(raw)
  if (Number.isNaN(now.getTime()))
    throw new StartError(`--now=${raw}: a time such as 2030-05-16T18:00:00Z is needed`)
  return { now: () => now }
}

const main = async () => {
  const { values } = parseArgs({
    options: {
      profiles: { type: 'string', default: '2400' },
      seed: { type: 'string', default: '42' },
      now: { type: 'string' },
      'allow-demo': { type: 'boolean', default: false },
    },
  })
  const config = readConfig()
  const production = config.environment === 'production'
  if (production && !values['allow-demo'])
    throw new StartError('This is production: simulated members are only added with --allow-demo')
  const clock = values.now === undefined ? createClock() : stoppedAt(values.now)
  const started = performance.now()
  const connection = await connect({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    warn: console.warn,
  })
  try {
    await migrate(connection.db)
    await loadCatalogue(connection.db)
    if (await hasDemo(connection.db)) throw new StartError('The demo is there already')
    const wanted = { profiles: count('profiles', values.profiles), seed: count('seed', values.seed) }
    const result =
      wanted.profiles >= bulkFrom
        ? await seedBulk(connection.db, {
            ...wanted,
            now: clock.now(),
            onProgress: (step) => console.log(step),
          })
        : await seedDemo(connection.db, {
            ...wanted,
            photoStore: createPhotoStore(filesAt(config.photoStore, 'photos')),
            clock,
            // Accounts with a password that everybody knows have no place on a public site.
            password: production && !process.env.DEMO_PASSWORD ? null : config.demoPassword,
            publicUrl: config.publicUrl,
            onProgress: (step, done, total) => console.log(`${step} ${done}/${total}`),
          })
    console.log(`${JSON.stringify(result)} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await connection.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
