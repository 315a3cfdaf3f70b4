import * as z from 'zod/mini'
import { json } from '../../database/schema/columns.ts'
import type { Trx } from '../../database/transaction.ts'
import { StartError } from '../../start-error.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isSettingKey, type SettingKey, settingKeys, siteSettings } from './defaults.ts'
import { nearest } from './nearest.ts'
import { createSites } from './site.ts'
import { requireSiteRules } from './site-rules.ts'

/** Where a setting holds; `*` is every host, `**` every country. */
export type Place = { host: string; country: string }

type Change = Place & {
  key: string
  /** JSON; undefined goes back to what holds without this row. */
  value: unknown
  /** Who changes it, by name. */
  by: string
  now: Date
}

/** Changes one setting at one place, or nothing where the site could not start with it. False: it was so already. */
export const changeSetting = async (trx: Trx, change: Change): Promise<boolean> => {
  const { host, country, by, now } = change
  const key = keyOf(change.key)
  const problem = change.value === undefined ? null : misfit(key, change.value)
  if (problem !== null) throw new StartError(`${key}: ${problem}`)
  const place = await placeOf(trx, { host, country })
  const before = await trx
    .selectFrom('domain_settings')
    .select('value')
    .where((row) => row.and({ ...place, key }))
    .forUpdate()
    .executeTakeFirst()
  if (json(before?.value) === json(change.value)) return false
  if (change.value === undefined)
    await trx
      .deleteFrom('domain_settings')
      .where((row) => row.and({ ...place, key }))
      .execute()
  else await write(trx, { ...place, key, value: json(change.value), changed_by: by, changed_at: now })
  await requireSiteRules({ db: trx, sites: createSites(trx, { settingsCacheMs: 0 }) })
  await writeAudit(trx, {
    actor: by,
    action: change.value === undefined ? 'setting.default' : 'setting.set',
    entity: 'setting',
    entityId: null,
    before: before ? { ...place, key, value: before.value } : null,
    after: change.value === undefined ? null : { ...place, key, value: change.value },
    now,
  })
  return true
}

const english = z.locales.en().localeError

/** Why a value cannot be that of a setting, in words for the operator; null where it can. */
export const misfit = (key: SettingKey, value: unknown): string | null => {
  const schema: z.core.$ZodType = siteSettings.shape[key]
  const { error } = z.safeParse(schema, value, { error: english })
  return error
    ? error.issues.map(({ path, message }) => [...path.map(String), message].join(': ')).join('; ')
    : null
}

const keyOf = (key: string): SettingKey => {
  if (isSettingKey(key)) return key
  throw new StartError(`There is no setting ${key}. Did you mean ${nearest(key, settingKeys)}?`)
}

/** A row for a host or a country that does not exist would be kept and never apply. */
const placeOf = async (trx: Trx, { host, country }: Place): Promise<Place> => {
  const place = { host: host.toLowerCase(), country: country.toUpperCase() }
  if (place.host !== '*') {
    const hosts = await trx.selectFrom('domains').select('host').orderBy('host').execute()
    if (!hosts.some((one) => one.host === place.host))
      throw new StartError(`There is no host ${place.host}, only ${hosts.map((one) => one.host).join(', ')}`)
  }
  if (place.country !== '**') {
    const known = await trx
      .selectFrom('countries')
      .select('code')
      .where('code', '=', place.country)
      .executeTakeFirst()
    if (!known) throw new StartError(`There is no country ${place.country}: two letters, as NL`)
  }
  return place
}

type Row = Place & { key: SettingKey; value: string; changed_by: string; changed_at: Date }

const write = async (trx: Trx, row: Row): Promise<void> => {
  const { value, changed_by, changed_at } = row
  await trx
    .insertInto('domain_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['host', 'country', 'key']).doUpdateSet({ value, changed_by, changed_at }),
    )
    .execute()
}
