import type { Db } from '../../database/connection.ts'

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
