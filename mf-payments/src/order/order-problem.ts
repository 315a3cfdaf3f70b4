import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'

/** What stands in the way of the order, each shown where it can be put right. */
export type OrderProblem =
  | { readonly kind: 'method'; readonly text: string }
  | { readonly kind: 'discount'; readonly cause: unknown }
  | { readonly kind: 'order-open'; readonly orderId: number }
  /** The price has changed since it was shown: the order is placed, and not paid. */
  | { readonly kind: 'price'; readonly orderId: number; readonly total: Money; readonly url: string }
  /** The kept card was refused. */
  | { readonly kind: 'charge'; readonly text: string }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'other'; readonly text: string }

const kinds = {
  paymentmethod_blocked: 'method',
  recurring_failed: 'charge',
  no_saved_method: 'charge',
} as const

const isNamed = (code: string): code is keyof typeof kinds => Object.hasOwn(kinds, code)

/** Sorts a refused order by what its member can do about it. */
export const useOrderProblem = (): ((error: unknown) => OrderProblem) => {
  const errorText = useErrorText()
  return (error) => {
    const text = errorText(error)
    if (!isApiError(error)) return { kind: 'other', text }
    const { code, params } = error
    if (code === 'order_open' && typeof params.order_id === 'number')
      return { kind: 'order-open', orderId: params.order_id }
    if (code === 'email_not_confirmed') return { kind: 'unconfirmed' }
    if (code === 'bundle_gone') return { kind: 'gone' }
    if (code.startsWith('discount_')) return { kind: 'discount', cause: error }
    return { kind: isNamed(code) ? kinds[code] : 'other', text }
  }
}
