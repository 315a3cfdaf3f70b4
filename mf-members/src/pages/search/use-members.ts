import type { MembersAnswer } from '@lonk/shared-api/calls/members/members.schema.ts'
import { getMembers } from '@lonk/shared-api/calls/members/members.ts'
import { api } from '@lonk/shared-api/client.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isAnswerWith } from '../../server-state/first-data.ts'
import type { SearchFilter } from './search-filter.ts'

/** How long a found list counts before coming back to it asks again. */
const staleAfter = 5 * 60_000

const firstPage = (answer: unknown) =>
  isAnswerWith<MembersAnswer>(answer, ['profiles', 'total', 'next_cursor'])
    ? { pages: [answer], pageParams: [undefined] }
    : undefined

/** The members that fit, page by page; `firstData` counts for the filter that the document was made with. */
export const useMembers = (filter: SearchFilter, firstData: unknown) => {
  const key = JSON.stringify(filter)
  const [seed] = useState(() => ({ key, data: firstPage(firstData) }))
  const search = useInfiniteQuery({
    queryKey: ['members', filter],
    queryFn: ({ pageParam, signal }) => api.call(getMembers, { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    staleTime: staleAfter,
    placeholderData: keepPreviousData,
    initialData: key === seed.key ? seed.data : undefined,
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
