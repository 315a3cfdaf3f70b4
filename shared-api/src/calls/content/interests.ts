import type { Call, NoInput } from '../../call.ts'
import type { InterestsAnswer } from './interests.schema.ts'

/** The catalogue in its own order, named in the reader's language; loaded once and kept for a day. */
export const getInterests: Call<NoInput, InterestsAnswer> = { method: 'GET', path: '/api/interests.php' }
