import type { Call } from '../../call.ts'
import type { EventsQuery } from './events.schema.ts'

/** The server-sent stream: opened with EventSource; payloads in `schemas/sse.ts`. */
export const events: Call<EventsQuery, undefined> = { method: 'GET', path: '/api/events.php' }
