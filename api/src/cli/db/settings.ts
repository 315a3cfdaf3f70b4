import { parseArgs } from 'node:util'
import { createLocalFanOut } from '../../adapters/fan-out/local.ts'
import type { Clock } from '../../clock.ts'
import { changeSetting, misfit } from '../../core/settings/change-setting.ts'
import { isSettingKey, settingKeys, siteDefaults } from '../../core/settings/defaults.ts'
import type { Db } from '../../database/connection.ts'
import { createTransaction } from '../../database/transaction.ts'
import { StartError } from '../../start-error.ts'
import { printable } from '../printable.ts'

/** Every setting with its default; below it what an operator changed, where, who and when. */
export const listSettings = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('domain_settings')
    .selectAll()
    .orderBy('host')
    .orderBy('country')
    .orderBy('key')
    .execute()
  return settingKeys.flatMap((key) => [
    `${key} ${JSON.stringify(siteDefaults[key])}`,
    ...rows
      .filter((row) => row.key === key)
      .map(({ host, country, value, changed_by, changed_at }) => {
        const problem = misfit(key, value)
        const who = `${changed_by ?? 'nobody known'}, ${changed_at?.toISOString() ?? 'no date known'}`
        const says = `    ${JSON.stringify(value)} (${placeText(host, country)}; ${who})`
        return printable(problem === null ? says : `${says} DOES NOT FIT: ${problem}`)
      }),
  ])
}

/** `set <key> <value>` or `set <key> --default`; returns what to print. */
export const setSetting = async (
  { db, clock }: { db: Db; clock: Clock },
  args: readonly string[],
): Promise<string[]> => {
  const { key, values, host, country, by } = readArgs(args)
  const transaction = createTransaction({ db, clock, fanOut: createLocalFanOut() })
  const value = isSettingKey(key) ? (values.find((one) => misfit(key, one) === null) ?? values[0]) : values[0]
  const changed = await transaction((trx) =>
    changeSetting(trx, { key, value, host, country, by, now: clock.now() }),
  )
  const says = value === undefined ? 'the default' : JSON.stringify(value)
  const where = placeText(host, country)
  return changed
    ? [printable(`${key} is now ${says} (${where}). Running processes follow within ten seconds.`)]
    : [printable(`${key} was ${says} already (${where}).`)]
}

const placeText = (host: string, country: string): string =>
  [host === '*' ? 'every host' : host, ...(country === '**' ? [] : [country])].join(', ')

const readArgs = (args: readonly string[]) => {
  const { values, positionals } = parsed(args)
  const [key, given, more] = positionals
  if (key === undefined || more !== undefined || (given === undefined) !== (values.default === true))
    throw new StartError('set <key> <value>, or set <key> --default; put quotes around a value with spaces')
  const by = values.by ?? process.env.USER
  if (!by) throw new StartError('--by <who> is needed: who changes a setting is kept')
  const { host = '*', country = '**' } = values
  return { key, host, country, by, values: given === undefined ? [] : readings(given) }
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        host: { type: 'string' },
        country: { type: 'string' },
        by: { type: 'string' },
        default: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

/** A value is JSON, and text needs no quotes: a shell would take them away. */
const readings = (given: string): unknown[] => {
  try {
    return [JSON.parse(given), given]
  } catch {
    return [given]
  }
}
