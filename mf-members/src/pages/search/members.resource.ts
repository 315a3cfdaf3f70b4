import type { MembersAnswer } from '@lonk/shared-api/calls/members/members.schema.ts'
import { getMembers } from '@lonk/shared-api/calls/members/members.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useFirstData } from '@lonk/shared-ui/remote/first-data.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { FilterState } from './use-filter.ts'

/** How long a found list counts before another visit to it asks again. */
const staleAfter = 5 * 60_000

/** The members that fit, page by page, in each of the states that a page may be in. */
export type Members = ReturnType<typeof useMembers>

/**
 * `firstData` counts where the document's address said just this filter. `isReturn`: somebody comes back to a list that
 * they left; it is theirs as they left it, unless something that they did changed it.
 */
export const useMembers = (
  { filter, isWritten }: Pick<FilterState, 'filter' | 'isWritten'>,
  firstData: unknown,
  isReturn: boolean,
) => {
  const [inlined] = useState(isWritten ? firstData : undefined)
  const asked = JSON.stringify(filter)
  const found = useFirstData<MembersAnswer>(asked, inlined, ['profiles', 'total', 'next_cursor'])
  const search = useInfiniteQuery({
    queryKey: ['members', filter],
    queryFn: ({ pageParam, signal }) => api.call(getMembers, { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    staleTime: staleAfter,
    refetchOnMount: ({ state }) => !isReturn || state.isInvalidated,
    placeholderData: keepPreviousData,
    initialData: () => (found ? { pages: [found], pageParams: [undefined] } : undefined),
  })
  const [foundBy, setFoundBy] = useState(asked)
  if (asked !== foundBy && !search.isPlaceholderData) setFoundBy(asked)
  const pages = search.data?.pages
  const first = pages?.[0]
  // The same list until somebody comes to it.
  const people = useMemo(() => pages?.flatMap((page) => page.profiles) ?? [], [pages])
  return {
    ...search,
    people,
    /** Names the search that the people are of: another one's list takes the place of the whole of this one. */
    foundBy,
    total: first?.total ?? 0,
    totalCapped: first?.total_capped ?? false,
    similar: first?.similar.profiles ?? [],
  }
}
