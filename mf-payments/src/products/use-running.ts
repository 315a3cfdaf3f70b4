import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useEffect, useState } from 'react'

/** Timers take at most this many milliseconds; a code that ends later does not end on this page. */
const longestTimer = 2_147_483_647

/** The discount while it runs by the server's clock, null from the moment it ends. */
export const useRunning = (code: DiscountCode | null | undefined): DiscountCode | null => {
  const offset = useShared('clockOffset')
  const clock = usePageClock()
  const ends = code?.expires ? new Date(code.expires).getTime() : Number.POSITIVE_INFINITY
  const [now, setNow] = useState(clock.now)

  useEffect(() => {
    const left = ends - (Date.now() + offset)
    if (left > longestTimer) return
    const timer = setTimeout(() => setNow(Date.now() + offset), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [ends, offset])

  return code && !code.expired && code.status === 'active' && now < ends ? code : null
}
