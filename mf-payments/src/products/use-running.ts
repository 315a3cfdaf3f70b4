import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { longestTimer } from '@lonk/shared-events/longest-timer.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useEffect, useState } from 'react'

/** The discount while it runs by the server's clock, null from the moment it ends. */
export const useRunning = (code: DiscountCode | null | undefined): DiscountCode | null => {
  const offset = useShared('clockOffset')
  const clock = usePageClock()
  const ends = code?.expires ? new Date(code.expires).getTime() : Number.POSITIVE_INFINITY
  const [now, setNow] = useState(clock.now)

  useEffect(() => {
    const left = ends - (Date.now() + offset)
    // It does not end on this page.
    if (left > longestTimer) return
    const timer = setTimeout(() => setNow(Date.now() + offset), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [ends, offset])

  return code && !code.expired && code.status === 'active' && now < ends ? code : null
}
