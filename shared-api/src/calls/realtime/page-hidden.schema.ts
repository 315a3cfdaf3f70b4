import { defineCall, per } from '../../contract.ts'
import { pageHidden } from './page-hidden.ts'

/** Without a body schema: a beacon may come empty. */
export const pageHiddenContract = defineCall(pageHidden, {
  access: 'V',
  status: 204,
  errors: [],
  limits: [per.minute(60)],
  csrf: 'beacon',
})
