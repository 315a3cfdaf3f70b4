import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { queryInt } from '../../schemas/query.ts'
import { ledgerEntry } from '../../schemas/transaction.ts'
import { getLedger } from './ledger.ts'

export const ledgerQuery = z.object({ page: z.optional(queryInt(1, 10_000)) })
export type LedgerQuery = z.infer<typeof ledgerQuery>

export const ledgerAnswer = z.object({ entries: z.array(ledgerEntry), total: z.int(), balance: z.int() })
export type LedgerAnswer = z.infer<typeof ledgerAnswer>

export const ledgerContract = defineCall(getLedger, {
  access: 'U',
  query: ledgerQuery,
  answer: ledgerAnswer,
  errors: [],
  limits: [per.minute(30)],
})
