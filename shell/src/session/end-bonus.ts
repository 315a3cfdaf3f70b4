import { longestTimer } from '@lonk/shared-events/longest-timer.ts'
import type { StateWriter } from '@lonk/shared-events/state.ts'
import { merge } from 'rxjs'

/**
 * Takes the welcome bonus out of the shared state the moment it ends by the server's clock: its banner, its modal and
 * the prices go by that value, in every part. A device that slept looks as soon as somebody sees the page again.
 */
export const endBonus = (state: StateWriter): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    const endsAt = state.get('timeBonusEnds')
    if (endsAt === null) return
    const left = Date.parse(endsAt) - Date.now() - state.get('clockOffset')
    if (left > 0) timer = setTimeout(look, Math.min(left, longestTimer))
    else state.set('timeBonusEnds', null)
  }
  merge(state.observe('timeBonusEnds'), state.observe('clockOffset')).subscribe(look)
  document.addEventListener('visibilitychange', look)
}
