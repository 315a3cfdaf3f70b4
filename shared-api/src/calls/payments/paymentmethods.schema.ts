import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { paymentMethod } from '../../schemas/order.ts'
import { country } from '../../schemas/primitives.ts'
import { queryId } from '../../schemas/query.ts'
import { getPaymentMethods } from './paymentmethods.ts'

export const paymentMethodsQuery = z.object({ country: z.optional(country), bundle_id: z.optional(queryId) })
export type PaymentMethodsQuery = z.infer<typeof paymentMethodsQuery>

export const paymentMethodsAnswer = z.object({ methods: z.array(paymentMethod) })
export type PaymentMethodsAnswer = z.infer<typeof paymentMethodsAnswer>

export const paymentMethodsContract = defineCall(getPaymentMethods, {
  access: 'U',
  query: paymentMethodsQuery,
  answer: paymentMethodsAnswer,
  errors: [],
  limits: [per.minute(60)],
})
