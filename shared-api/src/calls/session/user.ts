import type { Call } from '../../call.ts'
import type { LoginRequest, MeAnswer, MeQuery, UpdateUserRequest, UserAnswer } from './user.schema.ts'

/**
 * Opens a session of 30 days, or of this browser run with `remember: false`. `login_failed` does not tell what
 * was wrong; `login_blocked{minutes}` after five failures in 15 minutes (`docs/api.md`, 2.4 Lockout).
 */
export const login: Call<LoginRequest, UserAnswer> = { method: 'POST', path: '/api/user.php' }

/**
 * `user` is null for a visitor: this call never answers 403 for a missing session. `totals` are there for a member, where
 * they were asked for; `last_event` is the newest of their events that whatever is read afterwards includes, for `after` of
 * `events.php`.
 */
export const getMe: Call<MeQuery, MeAnswer> = { method: 'GET', path: '/api/user.php', etag: true }

/** Language, invisibility (`premium_only`), read receipts, accepted terms; only what is named changes. */
export const updateUser: Call<UpdateUserRequest, UserAnswer> = { method: 'PUT', path: '/api/user.php' }
