import type { MembersAnswer } from '@lonk/shared-api/calls/members/members.schema.ts'
import { getMembers } from '@lonk/shared-api/calls/members/members.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useFirstData } from '@lonk/shared-ui/remote/first-data.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { SearchFilter } from './search-filter.ts'

/** How long a found list counts before coming back to it asks again. */
const staleAfter = 5 * 60_000

/** The members that fit, page by page; `firstData` counts for the filter that the document was made with. */
export const useMembers = (filter: SearchFilter, firstData: unknown) => {
  const found = useFirstData<MembersAnswer>(JSON.stringify(filter), firstData, [
    'profiles',
    'total',
    'next_cursor',
  ])
  const search = useInfiniteQuery({
    queryKey: ['members', filter],
    queryFn: ({ pageParam, signal }) => api.call(getMembers, { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    staleTime: staleAfter,
    placeholderData: keepPreviousData,
    initialData: () => (found ? { pages: [found], pageParams: [undefined] } : undefined),
  })
  const pages = search.data?.pages ?? []
  const [first] = pages
  return {
    ...search,
    people: pages.flatMap((page) => page.profiles),
    total: first?.total ?? 0,
    totalCapped: first?.total_capped ?? false,
    similar: first?.similar.profiles ?? [],
  }
}
