import type { Call } from '../../call.ts'
import type { ChatsAnswer, ChatsQuery } from './chats.schema.ts'

export const getChats: Call<ChatsQuery, ChatsAnswer> = { method: 'GET', path: '/api/chats.php', etag: true }
