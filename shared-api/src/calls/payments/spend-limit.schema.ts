import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { instant, money } from '../../schemas/primitives.ts'
import { putSpendLimit } from './spend-limit.ts'

const limitAmount = z.strictObject({
  amount: z.string().check(z.regex(/^\d{1,6}\.\d{2}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
})

export const spendLimitRequest = z.strictObject({ month_limit: z.nullable(limitAmount) })
export type SpendLimitRequest = z.infer<typeof spendLimitRequest>

export const spendLimitAnswer = z.object({
  /** What counts now. */
  limit: z.nullable(money),
  /** What will count, and from when; null where nothing will change. */
  pending: z.nullable(z.object({ limit: z.nullable(money), from: instant })),
})
export type SpendLimitAnswer = z.infer<typeof spendLimitAnswer>

export const spendLimitContract = defineCall(putSpendLimit, {
  access: 'U',
  body: spendLimitRequest,
  answer: spendLimitAnswer,
  errors: [],
  limits: [per.day(5)],
})
