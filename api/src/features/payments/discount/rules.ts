import type { PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import { timeBonusCode } from './time-bonus.ts'

export type Discount = {
  id: number
  code: string
  country: string | null
  user_id: number | null
  value_percentage: number
  currency: string | null
  minimum_order_cents: number | null
  /** Empty: every method. */
  paymentmethods: readonly string[]
  starts_at: Date | null
  expires: Date | null
  max_uses: number
  uses: number
}

export type DiscountSituation = {
  user_id: number
  paid_user: boolean
  /** This member has used the code, or has an order in progress that reserved it. */
  used_by_member: boolean
  country: string
  now: Date
  /** Known only once a bundle is chosen. */
  order?: { price_cents: number; currency: string; paymentmethod?: PaymentMethodId | undefined }
}

export type DiscountRefusal =
  | { code: 'discount_not_found' | 'discount_used' | 'discount_expired' }
  | {
      code: 'discount_not_applicable'
      reason: 'country' | 'user' | 'first_purchase' | 'minimum' | 'paymentmethod'
    }

/** Why a code gives nothing, null where it does; checked in the order of `docs/api.md`, 2.4 Discount code. */
export const discountRefusal = (
  discount: Discount | undefined,
  situation: DiscountSituation,
): DiscountRefusal | null => {
  if (!discount) return { code: 'discount_not_found' }
  if (discount.country !== null && discount.country !== situation.country) return notApplicable('country')
  if (discount.user_id !== null && discount.user_id !== situation.user_id) return notApplicable('user')
  return statusRefusal(discount, situation) ?? orderRefusal(discount, situation)
}

const statusRefusal = (discount: Discount, situation: DiscountSituation): DiscountRefusal | null => {
  if (situation.used_by_member) return { code: 'discount_used' }
  if (discount.uses >= discount.max_uses) return { code: 'discount_used' }
  if (discount.starts_at && discount.starts_at > situation.now) return { code: 'discount_not_found' }
  if (discount.expires && discount.expires <= situation.now) return { code: 'discount_expired' }
  if (discount.code === timeBonusCode && situation.paid_user) return notApplicable('first_purchase')
  return null
}

const orderRefusal = (discount: Discount, { order }: DiscountSituation): DiscountRefusal | null => {
  if (!order) return null
  // A minimum is an amount of one currency; in another it cannot be met.
  if (discount.currency !== null && discount.currency !== order.currency) return notApplicable('minimum')
  if (order.price_cents < (discount.minimum_order_cents ?? 0)) return notApplicable('minimum')
  if (!order.paymentmethod || discount.paymentmethods.length === 0) return null
  return discount.paymentmethods.includes(order.paymentmethod) ? null : notApplicable('paymentmethod')
}

const notApplicable = (reason: Extract<DiscountRefusal, { reason: string }>['reason']): DiscountRefusal => ({
  code: 'discount_not_applicable',
  reason,
})
