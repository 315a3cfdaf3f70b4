import type { Call, NoInput } from '../../call.ts'
import type { AutoLikeAnswer } from './auto-like.schema.ts'

/** The oldest real received like not yet shown; the same answer for 60 s; null when there is none. */
export const getAutoLike: Call<NoInput, AutoLikeAnswer> = { method: 'GET', path: '/api/auto-like.php' }
