import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { discountCode } from '../../schemas/order.ts'
import { queryBool, queryId } from '../../schemas/query.ts'
import { getDiscountCode } from './discountcode.ts'

export const discountCodeQuery = z.object({
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  welcome: z.optional(queryBool),
  bundle_id: z.optional(queryId),
})
export type DiscountCodeQuery = z.infer<typeof discountCodeQuery>

export const discountCodeAnswer = z.object({ discountcode: z.nullable(discountCode) })
export type DiscountCodeAnswer = z.infer<typeof discountCodeAnswer>

export const discountCodeContract = defineCall(getDiscountCode, {
  access: 'U',
  query: discountCodeQuery,
  answer: discountCodeAnswer,
  errors: ['discount_not_found', 'discount_used', 'discount_expired', 'discount_not_applicable'],
  limits: [per.minute(10)],
})
