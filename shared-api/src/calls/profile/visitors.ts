import type { Call } from '../../call.ts'
import type { VisitorsAnswer, VisitorsQuery } from './visitors.schema.ts'

/** Who looked at the member's profile in the last 90 days; for premium members, others are told how many. */
export const getVisitors: Call<VisitorsQuery, VisitorsAnswer> = { method: 'GET', path: '/api/visitors.php' }
