import { invoiceContract } from '@lonk/shared-api/calls/payments/transactions.schema.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { findTransaction } from '../transactions/queries.ts'
import { linesOf, soldWith } from '../transactions/view.ts'
import { invoicePage, invoicePolicy } from './invoice-page.ts'

/** GET /api/invoice.php: the page to print, by the id of its transaction. */
export const getInvoiceEndpoint = endpoint(
  invoiceContract,
  async ({ input, member, services, language, reply }) => {
    const row = await findTransaction(services.db, member.userId, input.id)
    if (!row) throw apiError('not_found')
    const order = await soldWith(services.db, row)
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', invoicePolicy)
      .send(invoicePage({ row, order, lines: linesOf(row, order, language), language }))
  },
)
