import type { Call } from '../../call.ts'
import type { LedgerAnswer, LedgerQuery } from './ledger.schema.ts'

/** Where the member's credits came from and went, newest first, fifty a page. */
export const getLedger: Call<LedgerQuery, LedgerAnswer> = { method: 'GET', path: '/api/ledger.php' }
