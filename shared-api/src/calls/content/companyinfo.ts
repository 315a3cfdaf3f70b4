import type { Call, NoInput } from '../../call.ts'
import type { CompanyInfoAnswer } from './companyinfo.schema.ts'

export const getCompanyInfo: Call<NoInput, CompanyInfoAnswer> = {
  method: 'GET',
  path: '/api/companyinfo.php',
}
