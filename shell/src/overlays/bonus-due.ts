import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { membersArea, routePatterns } from '@lonk/shared-events/route-names.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { useEffect, useState } from 'react'
import { usePath } from '../navigation/use-path.ts'
import { dismissals } from '../warnings/dismissals.ts'

/** Milliseconds in the members area before the welcome bonus is spoken of (docs/product.md, points 4 and 9). */
const bonusDelay = 40_000

/** Says that the welcome bonus may be spoken of: once, at 0 credits, 40 s after entering; leaving cancels. */
export const BonusDue = () => {
  const path = usePath()
  const user = useShared('user')
  const endsAt = useShared('timeBonusEnds')
  const [told, setTold] = useState(false)
  const inMembersArea = membersArea.some((name) => matchPattern(routePatterns[name], path) !== null)
  const due = !told && inMembersArea && endsAt !== null && user?.paid_user === false && user.credits === 0

  useEffect(() => {
    if (!due || dismissals.at('time-bonus') !== null) return
    const timer = setTimeout(() => {
      setTold(true)
      bus.publish('bonus-due', {})
    }, bonusDelay)
    return () => clearTimeout(timer)
  }, [due])
  return null
}
