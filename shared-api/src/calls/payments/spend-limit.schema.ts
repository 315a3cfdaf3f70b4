import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { instant, money } from '../../schemas/primitives.ts'
import { getSpendLimit, putSpendLimit } from './spend-limit.ts'

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

export const spendLimitState = z.extend(spendLimitAnswer, {
  /** The site's own, for whoever has set none. */
  site_limit: z.nullable(money),
  /** This calendar month (UTC), in the currency of the limit; paid and under way. */
  spent: money,
  /** In which a limit is set. */
  currency: z.string(),
})
export type SpendLimitState = z.infer<typeof spendLimitState>

export const getSpendLimitContract = defineCall(getSpendLimit, {
  access: 'U',
  query: noInput,
  answer: spendLimitState,
  errors: [],
  limits: [per.minute(60)],
})

export const spendLimitContract = defineCall(putSpendLimit, {
  access: 'U',
  body: spendLimitRequest,
  answer: spendLimitAnswer,
  errors: [],
  limits: [per.day(5)],
})
