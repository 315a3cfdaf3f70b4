import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { api } from '@lonk/shared-api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Only until the shell, which owns the list and polls it, has one. */
export const firstChatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: ({ signal }) => api.call(getChats, {}, { signal }),
})
