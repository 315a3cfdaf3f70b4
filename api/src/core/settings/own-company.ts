import { readSite } from '../../database/catalogue/catalogue-files.ts'
import type { Db } from '../../database/connection.ts'
import { StartError } from '../../start-error.ts'

/**
 * The terms, the invoices and the mandates name whom members deal with. Production does not start while that is the
 * company of the demo, nor while the site goes by the name of this machine.
 */
export const requireOwnCompany = async (db: Db): Promise<void> => {
  const { company: demo, domain } = readSite()
  const rows = await db
    .selectFrom('domains')
    .innerJoin('companies', 'companies.id', 'domains.company_id')
    .select(['domains.host', 'domains.is_default', 'companies.name', 'companies.kvk'])
    .where('domains.active', '=', true)
    .execute()
  const lines = [
    ...(rows.some(({ name, kvk }) => name === demo.name || kvk === demo.kvk)
      ? [`The company is the demo's (${demo.name}): npm run db -- company says how to name yours`]
      : []),
    ...(rows.some(({ host, is_default }) => is_default && host === domain.host)
      ? [`The site's host is ${domain.host}: npm run db -- domain lonk.example --default names yours`]
      : []),
  ]
  if (lines.length > 0) throw new StartError(lines.join('\n'))
}
