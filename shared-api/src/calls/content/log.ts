import type { Call } from '../../call.ts'
import type { LogRequest } from './log.schema.ts'

/** A report of something that broke in the browser, tagged with its owner. Carries no personal data. */
export const sendLog: Call<LogRequest, undefined> = { method: 'POST', path: '/api/log.php' }
