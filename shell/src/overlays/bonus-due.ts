import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { membersArea, routePatterns } from '@lonk/shared-events/route-names.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { useEffect } from 'react'
import { usePath } from '../navigation/use-path.ts'
import { dismissals } from '../warnings/dismissals.ts'

/** Milliseconds in the members area before the welcome bonus is spoken of (docs/product.md, points 4 and 9). */
const bonusDelay = 40_000

const wasTold = () => dismissals.at('time-bonus') !== null

/**
 * Says that the welcome bonus may be spoken of: at 0 credits, 40 s after entering; leaving cancels, and so does the
 * bonus's end. Once in this browser, whatever becomes of it: another tab, or the page loaded again, is silent.
 */
export const BonusDue = () => {
  const path = usePath()
  const user = useShared('user')
  const endsAt = useShared('timeBonusEnds')
  const inMembersArea = membersArea.some((name) => matchPattern(routePatterns[name], path) !== null)
  const due = inMembersArea && endsAt !== null && user?.paid_user === false && user.credits === 0

  useEffect(() => {
    if (!due || wasTold()) return
    const timer = setTimeout(() => {
      if (wasTold()) return
      dismissals.dismiss('time-bonus')
      bus.publish('bonus-due', {})
    }, bonusDelay)
    return () => clearTimeout(timer)
  }, [due])
  return null
}
