import { parseArgs } from 'node:util'
import { createClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { connect } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { funnelReport } from './funnel/funnel-report.ts'
import { printable } from './printable.ts'

// npm run funnel -- [lander] [--days 30] [--by-network]: what marketing reads. The embedded database belongs to one
// process: stop the site first. With a PostgreSQL server both run side by side.

const options = {
  days: { type: 'string', default: '30' },
  'by-network': { type: 'boolean', default: false },
} as const

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const days = Number(values.days)
  if (!Number.isInteger(days) || days < 1) throw new StartError('--days is a whole number from 1')
  const { databaseUrl, dataDir } = readConfig()
  const connection = await connect({ databaseUrl, dataDir, warn: console.warn })
  try {
    await migrate(connection.db)
    const asked = { lander: positionals[0], now: createClock().now(), days, byNetwork: values['by-network'] }
    // Whatever a stranger sent is in there.
    for (const line of await funnelReport(connection.db, asked)) console.log(printable(line))
  } finally {
    await connection.close()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
