import type { Db } from '../../../database/connection.ts'

/** The rate in force on a day ("21.00"), by the consumer's country; "0.00" where none is known. */
export const vatRate = async (db: Db, country: string, now: Date): Promise<string> => {
  const row = await db
    .selectFrom('vat_rates')
    .select('rate')
    .where('country', '=', country)
    .where('valid_from', '<=', now.toISOString().slice(0, 10))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.rate ?? '0.00'
}
