import { getTransaction, getTransactions } from '@lonk/shared-api/calls/payments/transactions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePaymentNews } from '../../order/use-payment-news.ts'

/** How many the server puts on a page (docs/api.md, transactions.php). */
export const perPage = 20

/** One page of invoices and credit notes, read anew when a payment changes. */
export const useTransactions = (page: number) => {
  const query = useQuery({
    queryKey: ['transactions', useShared('locale'), page],
    queryFn: ({ signal }) => api.call(getTransactions, page > 1 ? { page } : {}, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  usePaymentNews(() => void query.refetch())
  return query
}

/** One of them, and what happened to its order. */
export const useTransaction = (id: number) => {
  const query = useQuery({
    queryKey: ['transaction', useShared('locale'), id],
    queryFn: ({ signal }) => api.call(getTransaction, { id }, { signal }),
    enabled: Number.isSafeInteger(id),
    staleTime: 0,
  })
  usePaymentNews(() => void query.refetch())
  return query
}
