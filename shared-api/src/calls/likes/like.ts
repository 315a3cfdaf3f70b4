import type { Call } from '../../call.ts'
import type {
  LikeAnswer,
  LikeRequest,
  MarkLikeSeenAnswer,
  MarkLikeSeenRequest,
  UnlikeAnswer,
} from './like.schema.ts'

export const like: Call<LikeRequest, LikeAnswer> = { method: 'POST', path: '/api/like.php', idempotent: true }
export const unlike: Call<LikeRequest, UnlikeAnswer> = { method: 'DELETE', path: '/api/like.php' }

/** Clears `like_new` of a received like, once its profile was opened. */
export const markLikeSeen: Call<MarkLikeSeenRequest, MarkLikeSeenAnswer> = {
  method: 'PUT',
  path: '/api/like.php',
}
