import type { Call, NoInput } from '../../call.ts'
import type { CompanyInfoAnswer } from './companyinfo.schema.ts'

/** Who runs this host, for footer and legal pages; loaded once and kept (`docs/product.md`, point 7). */
export const getCompanyInfo: Call<NoInput, CompanyInfoAnswer> = {
  method: 'GET',
  path: '/api/companyinfo.php',
}
