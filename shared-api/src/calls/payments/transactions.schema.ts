import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { queryId, queryInt } from '../../schemas/query.ts'
import { orderMoment, transaction } from '../../schemas/transaction.ts'
import { getInvoice, getTransaction, getTransactions } from './transactions.ts'

export const transactionsQuery = z.object({ page: z.optional(queryInt(1, 10_000)) })
export type TransactionsQuery = z.infer<typeof transactionsQuery>

export const transactionsAnswer = z.object({ transactions: z.array(transaction), total: z.int() })
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>

export const transactionQuery = z.object({ id: queryId })
export type TransactionQuery = z.infer<typeof transactionQuery>

export const transactionAnswer = z.object({ transaction, history: z.array(orderMoment) })
export type TransactionAnswer = z.infer<typeof transactionAnswer>

/** The id of the transaction that the invoice belongs to. */
export const invoiceQuery = z.object({ id: queryId })
export type InvoiceQuery = z.infer<typeof invoiceQuery>

export const transactionsContract = defineCall(getTransactions, {
  access: 'U',
  query: transactionsQuery,
  answer: transactionsAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const transactionContract = defineCall(getTransaction, {
  access: 'U',
  query: transactionQuery,
  answer: transactionAnswer,
  errors: ['not_found'],
  limits: [per.minute(60)],
})

export const invoiceContract = defineCall(getInvoice, {
  access: 'U',
  query: invoiceQuery,
  errors: ['not_found'],
  limits: [per.hour(30)],
})
