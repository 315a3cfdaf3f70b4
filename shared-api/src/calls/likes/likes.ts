import type { Call } from '../../call.ts'
import type { LikesAnswer, LikesQuery } from './likes.schema.ts'

export const getLikes: Call<LikesQuery, LikesAnswer> = { method: 'GET', path: '/api/likes.php', etag: true }
