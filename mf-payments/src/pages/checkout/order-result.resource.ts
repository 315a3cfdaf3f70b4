import { getOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { OrderState } from '@lonk/shared-api/schemas/order.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePaymentNews } from '../../order/use-payment-news.ts'

/** Milliseconds between two looks, and how many there are (docs/api.md, 2.3, order.php). */
const interval = 2000
const looks = 15

/** What a member has to know of a state; one that ran out of time is as good as cancelled. */
export type Outcome = 'processing' | 'completed' | 'failed' | 'cancelled' | 'refunded'

const outcomes: Record<OrderState, Outcome> = {
  draft: 'processing',
  open: 'processing',
  pending: 'processing',
  completed: 'completed',
  partially_refunded: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
  expired: 'cancelled',
  refunded: 'refunded',
  charged_back: 'refunded',
}

/**
 * An order's outcome, looked for every 2 s, 15 times, and whenever the stream says that it changed, or the polling that
 * its member is premium no more: the stream may have been away when the money went back. The site is
 * told once it is completed, so that balance and navigation follow.
 */
export const useOrderResult = (orderId: number) => {
  const client = useQueryClient()
  const key = ['order', orderId]
  const query = useQuery({
    queryKey: key,
    queryFn: () => api.call(getOrder, { id: orderId }),
    enabled: Number.isSafeInteger(orderId),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      const settled = data ? outcomes[data.order.state] !== 'processing' : isAbsent(error)
      return settled || dataUpdateCount + errorUpdateCount >= looks ? false : interval
    },
  })
  usePaymentNews((changed) => {
    if (changed === orderId || changed === null) void query.refetch()
  })

  const { refetch } = query
  const premium = useShared('user')?.paid_user
  const was = useRef(premium)
  useEffect(() => {
    if (was.current && premium === false) void refetch()
    was.current = premium
  }, [premium, refetch])

  const outcome = query.data ? outcomes[query.data.order.state] : null
  useEffect(() => {
    if (outcome === 'completed') bus.publish('payment-settled', { orderId, status: 'completed' })
  }, [outcome, orderId])

  return {
    order: query.data?.order,
    payment: query.data?.payment,
    outcome,
    error: query.error,
    /** There is no such order for this member. */
    absent: !Number.isSafeInteger(orderId) || isAbsent(query.error),
    /** All looks are done and the provider has not said: the member may go on. */
    tired: outcome === 'processing' && (client.getQueryState(key)?.dataUpdateCount ?? 0) >= looks,
    looking: query.isFetching,
    look: () => void query.refetch(),
  }
}

const isAbsent = (error: unknown): boolean => isApiError(error) && error.status === 404
