import { getGifts } from '@lonk/shared-api/calls/chat/gifts.ts'
import { api } from '@lonk/shared-api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** All gifts with their prices, named in the member's language. */
export const giftsQuery = (locale: string) =>
  queryOptions({
    queryKey: ['gifts', locale],
    queryFn: ({ signal }) => api.call(getGifts, {}, { signal }),
    select: ({ gifts }) => gifts,
    staleTime: 5 * 60_000,
  })
