import { getTransactions } from '@lonk/shared-api/calls/payments/transactions.ts'
import { api, type CallOptions } from '@lonk/shared-api/client.ts'
import { useQuery } from '@tanstack/react-query'

/** The number of the transaction that an order became, among the newest ones; undefined where none of them is it. */
export const transactionOf = async (
  orderId: number,
  options: CallOptions = {},
): Promise<number | undefined> => {
  const { transactions } = await api.call(getTransactions, {}, options)
  return transactions.find(({ kind, order }) => kind === 'purchase' && order.id === orderId)?.id
}

/** The same for a page; undefined until it is known. */
export const useTransactionOf = (orderId: number): number | undefined =>
  useQuery({
    queryKey: ['transaction-of', orderId],
    // A query has to have an answer.
    queryFn: async () => (await transactionOf(orderId)) ?? null,
  }).data ?? undefined
