import type { Call } from '../../call.ts'
import type {
  InvoiceQuery,
  TransactionAnswer,
  TransactionQuery,
  TransactionsAnswer,
  TransactionsQuery,
} from './transactions.schema.ts'

/** Newest first, twenty a page. */
export const getTransactions: Call<TransactionsQuery, TransactionsAnswer> = {
  method: 'GET',
  path: '/api/transactions.php',
}

/** One invoice or credit note by the id that `getTransactions` lists; `not_found` for anybody else's. */
export const getTransaction: Call<TransactionQuery, TransactionAnswer> = {
  method: 'GET',
  path: '/api/transaction.php',
}

/** A page of its own, to be read and printed: link to it, do not fetch it. */
export const getInvoice: Call<InvoiceQuery, undefined> = { method: 'GET', path: '/api/invoice.php' }
