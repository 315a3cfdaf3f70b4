import type { Call, NoInput } from '../../call.ts'

/** The server-sent stream: opened with EventSource; payloads in `schemas/sse.ts`. */
export const events: Call<NoInput, undefined> = { method: 'GET', path: '/api/events.php' }
