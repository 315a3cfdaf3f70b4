import { getLedger } from '@lonk/shared-api/calls/payments/ledger.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** How many the server puts on a page (docs/api.md, ledger.php). */
export const entriesPerPage = 50

/** One page of the ledger, read anew when the balance is another. */
export const useLedger = (page: number) => {
  const balance = useShared('user')?.credits ?? null
  return useQuery({
    queryKey: ['ledger', page, balance],
    queryFn: ({ signal }) => api.call(getLedger, page > 1 ? { page } : {}, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
