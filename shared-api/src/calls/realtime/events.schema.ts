import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { queryInt } from '../../schemas/query.ts'
import { events } from './events.ts'

/**
 * `after`: number of the newest event that the page includes, as `user.php?totals=1` told the document; a
 * `Last-Event-ID` of the browser's says it better.
 */
export const eventsQuery = z.object({ after: z.optional(queryInt(0, Number.MAX_SAFE_INTEGER)) })
export type EventsQuery = z.infer<typeof eventsQuery>

export const eventsContract = defineCall(events, {
  csrf: 'told',
  access: 'U',
  query: eventsQuery,
  errors: ['sse_busy'],
  limits: [per.minute(10)],
})
