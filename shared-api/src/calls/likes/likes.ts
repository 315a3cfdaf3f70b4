import type { Call } from '../../call.ts'
import type { LikesAnswer, LikesQuery } from './likes.schema.ts'

/** Received, sent or mutual likes, newest first, a hundred each; only a list with a `type` continues by `cursor`. */
export const getLikes: Call<LikesQuery, LikesAnswer> = { method: 'GET', path: '/api/likes.php', etag: true }
