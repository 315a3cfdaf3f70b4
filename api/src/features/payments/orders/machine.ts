import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { ProviderStatus } from '../../../adapters/payments/provider.ts'

const moves: Record<OrderState, readonly OrderState[]> = {
  draft: ['open', 'failed', 'cancelled'],
  // A provider may report `paid` without ever having said `pending`.
  open: ['pending', 'completed', 'cancelled', 'expired', 'failed'],
  pending: ['completed', 'failed'],
  completed: ['partially_refunded', 'refunded', 'charged_back'],
  partially_refunded: ['refunded', 'charged_back'],
  cancelled: [],
  failed: [],
  expired: [],
  refunded: [],
  charged_back: [],
}

export const canMove = (from: OrderState, to: OrderState): boolean => moves[from].includes(to)

const meaning: Record<ProviderStatus, OrderState> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
}

/** Where the provider's word moves an order; null where it says nothing new, or comes too late. */
export const moveOn = (state: OrderState, status: ProviderStatus): OrderState | null => {
  const wanted = meaning[status]
  if (canMove(state, wanted)) return wanted
  // A pending payment that is cancelled or expires has failed: the machine knows no other end for it.
  if (state === 'pending' && (wanted === 'cancelled' || wanted === 'expired')) return 'failed'
  return null
}

/** An order that can still become anything by the provider's word. */
export const isUnsettled = (state: OrderState) => state === 'open' || state === 'pending'

/** Money arrived: the order counts as a purchase until all of it went back. */
export const isPurchase = (state: OrderState) => state === 'completed' || state === 'partially_refunded'

/** What the payment's own status says to the browser. */
export const paymentStatus = (state: OrderState): 'pending' | 'completed' | 'failed' | 'cancelled' => {
  if (state === 'draft' || isUnsettled(state)) return 'pending'
  if (state === 'failed') return 'failed'
  return state === 'cancelled' || state === 'expired' ? 'cancelled' : 'completed'
}
