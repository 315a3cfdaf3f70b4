import type { Call, NoInput } from '../../call.ts'
import type { LoginRequest, MeAnswer, UpdateUserRequest, UserAnswer } from './user.schema.ts'

export const login: Call<LoginRequest, UserAnswer> = { method: 'POST', path: '/api/user.php' }

/** `user` is null for a visitor: this call never answers 403 for a missing session. */
export const getMe: Call<NoInput, MeAnswer> = { method: 'GET', path: '/api/user.php', etag: true }

export const updateUser: Call<UpdateUserRequest, UserAnswer> = { method: 'PUT', path: '/api/user.php' }
