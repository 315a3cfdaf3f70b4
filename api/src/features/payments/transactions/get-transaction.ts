import { transactionContract } from '@lonk/shared-api/calls/payments/transactions.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { historyOf } from './history.ts'
import { findTransaction } from './queries.ts'
import { soldWith, transactionView } from './view.ts'

/** GET /api/transaction.php: one of the member's transactions, and what happened to its order. */
export const getTransactionEndpoint = endpoint(
  transactionContract,
  async ({ input, member, services, site, language, now }) => {
    const row = await findTransaction(services.db, member.userId, input.id)
    if (!row) throw apiError('not_found')
    return {
      transaction: await transactionView(services.db, row, { settings: site.values, language, now }),
      history: await historyOf(services.db, await soldWith(services.db, row)),
    }
  },
)
