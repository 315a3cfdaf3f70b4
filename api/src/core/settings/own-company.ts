import { readSite } from '../../database/catalogue/catalogue-files.ts'
import type { Db } from '../../database/connection.ts'
import { StartError } from '../../start-error.ts'

/** What nobody has in common with the company of the demo, by the option of `db -- company` that sets it. */
const ownFields = {
  '--name': 'name',
  '--address': 'address',
  '--kvk': 'kvk',
  '--vat': 'vat_numbers',
  '--phone': 'support_phone',
  '--email': 'support_email',
  '--complaints': 'complaint_email',
  '--dsa': 'dsa_contact',
  '--sepa-creditor': 'sepa_creditor_id',
} as const

/**
 * The terms, the invoices and the mandates name whom members deal with. Production does not start while anything of
 * that is the demo's, nor while the site goes by the name of this machine.
 */
export const requireOwnCompany = async (db: Db): Promise<void> => {
  const { company: demo, domain } = readSite()
  const rows = await db
    .selectFrom('domains')
    .innerJoin('companies', 'companies.id', 'domains.company_id')
    .select(['domains.host', 'domains.is_default'])
    .select(Object.values(ownFields).map((field) => `companies.${field}` as const))
    .where('domains.active', '=', true)
    .execute()
  const left = Object.entries(ownFields)
    .filter(([, field]) => rows.some((row) => String(row[field]) === String(demo[field])))
    .map(([option]) => option)
  const lines = [
    ...(left.length > 0
      ? [`The company is the demo's (${left.join(', ')}): npm run db -- company says how to name yours`]
      : []),
    ...(rows.some(({ host, is_default }) => is_default && host === domain.host)
      ? [`The site's host is ${domain.host}: npm run db -- domain lonk.example --default names yours`]
      : []),
  ]
  if (lines.length > 0) throw new StartError(lines.join('\n'))
}
