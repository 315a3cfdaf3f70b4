import type { Db } from '../../database/connection.ts'
import { apiError } from '../../errors.ts'

const firstTerms = new Date('2023-12-01T12:00:00Z')

/** The later of the terms' date and the company's `added` (`docs/product.md`, point 5), as ISO time. */
export const currentTermsVersion = async (db: Db, companyId: number): Promise<string> => {
  const { added } = await db
    .selectFrom('companies')
    .select('added')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return (added > firstTerms ? added : firstTerms).toISOString()
}

/** The version in force, which is what a consent is kept with. Whoever names another has not read this text. */
export const requireCurrentTerms = async (db: Db, companyId: number, named: string): Promise<string> => {
  const current = await currentTermsVersion(db, companyId)
  if (Date.parse(named) !== Date.parse(current)) throw apiError('terms_outdated')
  return current
}
