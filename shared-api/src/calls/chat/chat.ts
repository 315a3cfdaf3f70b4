import type { Call } from '../../call.ts'
import type {
  ChatAnswer,
  ChatQuery,
  DeleteChatRequest,
  StartChatAnswer,
  StartChatRequest,
  UpdateChatAnswer,
  UpdateChatRequest,
} from './chat.schema.ts'

/** The existing conversation with this profile, or a new one; costs nothing. */
export const startChat: Call<StartChatRequest, StartChatAnswer> = {
  method: 'POST',
  path: '/api/chat.php',
  idempotent: true,
}

/** By conversation `id`, or by `profile_id`, where `conversation` may be null: none yet. */
export const getChat: Call<ChatQuery, ChatAnswer> = { method: 'GET', path: '/api/chat.php' }

/**
 * Marks as read up to a message id, mutes, or records the consent to a fictional partner; may be repeated, the read
 * mark never moves back. The partner learns of reading only where both allow receipts.
 */
export const updateChat: Call<UpdateChatRequest, UpdateChatAnswer> = { method: 'PUT', path: '/api/chat.php' }

/** Hides the conversation for the caller alone; a new message brings it back. */
export const deleteChat: Call<DeleteChatRequest, { ok: boolean }> = {
  method: 'DELETE',
  path: '/api/chat.php',
}
