import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { companyInfo } from '../../schemas/settings.ts'
import { getCompanyInfo } from './companyinfo.ts'

export const companyInfoAnswer = z.object({ companyinfo: companyInfo })
export type CompanyInfoAnswer = z.infer<typeof companyInfoAnswer>

export const companyInfoContract = defineCall(getCompanyInfo, {
  access: 'V',
  query: noInput,
  answer: companyInfoAnswer,
  errors: [],
  limits: [per.minute(60)],
  cacheSeconds: 3600,
})
