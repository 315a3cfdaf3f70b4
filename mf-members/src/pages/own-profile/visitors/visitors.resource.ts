import { getVisitors } from '@lonk/shared-api/calls/profile/visitors.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

/** Who looked at the member's profile, page by page; asked again by whoever becomes premium. */
export const useVisitors = () => {
  const premium = useShared('user')?.paid_user ?? false
  const list = useInfiniteQuery({
    queryKey: ['visitors', useShared('locale'), premium],
    queryFn: ({ pageParam, signal }) => api.call(getVisitors, { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ profiles, total }, pages) => {
      const known = pages.reduce((sum, page) => sum + page.profiles.length, 0)
      return profiles.length > 0 && known < total ? pages.length + 1 : undefined
    },
  })
  // Who looks again while the list is read comes to its front, and moves the others onto the next page.
  const all = (list.data?.pages ?? []).flatMap(({ profiles }) => profiles)
  const visitors = all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
  return { ...list, visitors, total: list.data?.pages[0]?.total ?? 0, hiddenCount: hiddenCountOf(list.error) }
}

/** Free members are told how many there are and no more; null where that is not what went wrong. */
const hiddenCountOf = (error: unknown): number | null => {
  if (!isApiError(error) || error.code !== 'premium_only') return null
  return typeof error.params.count === 'number' ? error.params.count : 0
}
