import type { Call } from '../../call.ts'
import type { ChatsAnswer, ChatsQuery } from './chats.schema.ts'

/**
 * A hundred conversations, the latest message first, without partners whom the caller blocked and those with nothing
 * to show. The message shown of each counts as delivered to its sender.
 */
export const getChats: Call<ChatsQuery, ChatsAnswer> = { method: 'GET', path: '/api/chats.php', etag: true }
