import type { ProductsAnswer } from '@lonk/shared-api/calls/payments/products.schema.ts'
import { exampleBundle } from '@lonk/shared-api/testing/examples.ts'

/** What is sold in the Netherlands: one bundle, no discount. */
export const products = (more: Partial<ProductsAnswer> = {}): ProductsAnswer => ({
  bundles: [exampleBundle()],
  country: 'NL',
  currency: 'EUR',
  vat_rate: '21.00',
  vat_included: true,
  message_credits: 1,
  first_purchase: true,
  discount: null,
  ...more,
})
