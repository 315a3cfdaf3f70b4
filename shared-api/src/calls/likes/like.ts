import type { Call } from '../../call.ts'
import type {
  LikeAnswer,
  LikeRequest,
  MarkLikeSeenAnswer,
  MarkLikeSeenRequest,
  UnlikeAnswer,
} from './like.schema.ts'

/**
 * Tells the other member and answers whether it is a match; free of charge, and one like however often. 200 a day.
 * Unconfirmed members' likes are held until activation; `profile_not_found` also for a block.
 */
export const like: Call<LikeRequest, LikeAnswer> = { method: 'POST', path: '/api/like.php', idempotent: true }

/** Takes the member's like back, and a match with it; where there is none it answers the same. */
export const unlike: Call<LikeRequest, UnlikeAnswer> = { method: 'DELETE', path: '/api/like.php' }

/**
 * Clears `like_new` of a received like, once its profile was opened. Without a profile: of all that are locked, once
 * their list was opened. One that is locked cannot be cleared by its profile, because the number would tell whose it is.
 */
export const markLikeSeen: Call<MarkLikeSeenRequest, MarkLikeSeenAnswer> = {
  method: 'PUT',
  path: '/api/like.php',
}
