import type { Call, NoInput } from '../../call.ts'
import type { PollAnswer } from './poll.schema.ts'

/** What changed since: then load only that. Call it without retries; a 304 gives the kept answer. */
export const poll: Call<NoInput, PollAnswer> = { method: 'GET', path: '/api/poll.php', etag: true }
