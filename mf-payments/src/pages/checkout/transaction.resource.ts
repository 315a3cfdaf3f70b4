import { getTransactions } from '@lonk/shared-api/calls/payments/transactions.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** The number of the transaction that an order became, among the newest ones; undefined until it is known. */
export const useTransactionOf = (orderId: number): number | undefined =>
  useQuery({
    queryKey: ['transaction-of', orderId],
    queryFn: () => api.call(getTransactions, {}),
    select: ({ transactions }) =>
      transactions.find(({ kind, order }) => kind === 'purchase' && order.id === orderId)?.id,
  }).data
