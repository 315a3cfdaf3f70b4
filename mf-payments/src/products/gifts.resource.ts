import { getGifts } from '@lonk/shared-api/calls/chat/gifts.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** How many credits the cheapest and the dearest gift cost; null until it is known, and where there is none. */
export const useGiftCredits = (): { readonly least: number; readonly most: number } | null => {
  const { data } = useQuery({
    queryKey: ['gifts'],
    queryFn: () => api.call(getGifts, {}),
    select: ({ gifts }) => gifts.map(({ credits }) => credits),
  })
  return data && data.length > 0 ? { least: Math.min(...data), most: Math.max(...data) } : null
}
