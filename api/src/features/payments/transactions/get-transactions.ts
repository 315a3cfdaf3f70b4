import { transactionsContract } from '@lonk/shared-api/calls/payments/transactions.schema.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { countTransactions, transactionsOf } from './queries.ts'
import { transactionView } from './view.ts'

/** GET /api/transactions.php: what the member paid and got back, newest first. */
export const getTransactionsEndpoint = endpoint(
  transactionsContract,
  async ({ input, member, services, site, language, now }) => {
    const { db } = services
    const transactions = []
    for (const row of await transactionsOf(db, member.userId, input.page ?? 1))
      transactions.push(await transactionView(db, row, { settings: site.values, language, now }))
    return { transactions, total: await countTransactions(db, member.userId) }
  },
)
