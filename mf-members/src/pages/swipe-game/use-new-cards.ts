import { longestTimer } from '@lonk/shared-events/longest-timer.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useEffect } from 'react'
import { type Deck, needsMore } from './deck.ts'

/** Milliseconds between two questions at least, whatever the clocks say. */
const patience = 30_000

/** Asks for more cards before the last one, and again when there are new likes. */
export const useNewCards = (deck: Deck | undefined, ask: () => unknown): void => {
  const clockOffset = useShared('clockOffset')
  const left = deck?.cards.length
  const isShort = deck ? needsMore(deck) : false
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that goes; a failure is not repeated by itself
  useEffect(() => {
    if (isShort) ask()
  }, [left, isShort])

  const resetsAt = deck?.resetsAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time decides, not the function
  useEffect(() => {
    if (!resetsAt) return
    const left = Date.parse(resetsAt) - Date.now() - clockOffset
    const timer = setTimeout(ask, Math.min(Math.max(patience, left), longestTimer))
    return () => clearTimeout(timer)
  }, [resetsAt, clockOffset])
}
