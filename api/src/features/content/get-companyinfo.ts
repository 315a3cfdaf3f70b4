import { companyInfoContract } from '@lonk/shared-api/calls/content/companyinfo.schema.ts'
import { endpoint } from '../../http/endpoint.ts'

/** GET /api/companyinfo.php */
export const getCompanyInfoEndpoint = endpoint(companyInfoContract, async ({ services, site }) => {
  const { sepa_creditor_id: _, ...company } = await services.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', site.companyId)
    .executeTakeFirstOrThrow()
  return {
    companyinfo: {
      ...company,
      support_phone: company.support_phone.replaceAll(/[-\s]/g, ''),
      added: company.added.toISOString(),
    },
  }
})
