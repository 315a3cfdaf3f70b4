import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'

/** iDEAL, as the server offers it in the Netherlands. */
export const exampleMethod = (more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 'ideal',
  label: 'iDEAL | Wero',
  icon: more.id ?? 'ideal',
  min: { amount: '0.01', currency: 'EUR' },
  max: { amount: '50000.00', currency: 'EUR' },
  issuers: [],
  keepable: false,
  ...more,
})
