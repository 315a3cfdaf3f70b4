import { useEffect } from 'react'
import { keepChoice, keptChoice } from './kept-choice.ts'
import { trackStep } from './track.ts'

/** Whoever comes to a checkout is counted once on the way to an order, however often they come back to it. */
export const useCounted = (): void => {
  useEffect(() => {
    if (keptChoice().counted) return
    keepChoice({ counted: true })
    trackStep('checkout')
  }, [])
}
