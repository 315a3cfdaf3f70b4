import { useBusEvent } from '@lonk/shared-events/react.ts'

/**
 * Calls back with the order that changed; with null where any may have: what was told before this tab listened is told
 * to it by no other event.
 */
export const usePaymentNews = (onNews: (orderId: number | null) => void): void => {
  useBusEvent('payment-changed', ({ orderId }) => onNews(orderId))
  useBusEvent('resync-needed', () => onNews(null))
}
