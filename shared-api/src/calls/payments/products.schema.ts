import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { bundle, discountCode } from '../../schemas/order.ts'
import { country } from '../../schemas/primitives.ts'
import { getProducts } from './products.ts'

export const productsQuery = z.object({ country: z.optional(country) })
export type ProductsQuery = z.infer<typeof productsQuery>

export const productsAnswer = z.object({
  bundles: z.array(bundle),
  country: z.string(),
  currency: z.string(),
  vat_rate: z.string(),
  vat_included: z.literal(true),
  message_credits: z.int(),
  first_purchase: z.boolean(),
  /** The welcome discount while it runs. */
  discount: z.nullable(discountCode),
})
export type ProductsAnswer = z.infer<typeof productsAnswer>

export const productsContract = defineCall(getProducts, {
  access: 'V',
  query: productsQuery,
  answer: productsAnswer,
  errors: [],
  limits: [per.minute(60)],
})
