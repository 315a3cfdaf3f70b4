import type { SiteValues } from '../src/core/settings/defaults.ts'
import type { Db } from '../src/database/connection.ts'
import { json } from '../src/database/schema/columns.ts'

/** Changes a setting for the whole site, bypassing its checks: also to what no operator could set. */
export const putSetting = async <Key extends keyof SiteValues>(
  db: Db,
  key: Key,
  value: SiteValues[Key],
): Promise<void> => {
  await db
    .insertInto('domain_settings')
    .values({ host: '*', country: '**', key, value: json(value) })
    .onConflict((conflict) =>
      conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: json(value) }),
    )
    .execute()
}
