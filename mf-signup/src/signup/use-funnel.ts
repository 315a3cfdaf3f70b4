import { useEffect, useRef } from 'react'
import { useSignupQuery } from '../surface/dialog-surface.ts'
import { loadLateParts } from './load-late-parts.ts'

/**
 * Counts how far those come whom a landing page sent: one more for each question that is behind somebody, and for each
 * new account. By day, page and link; nothing of the person is kept (docs/api.md, track.php).
 */
export const useFunnel = (step: number) => {
  const query = useSignupQuery()
  const furthest = useRef(step)

  const count = (event: 'signup_step' | 'signup_done'): void => {
    loadLateParts().then(
      ({ countStep }) => countStep(event, query),
      () => undefined,
    )
  }

  useEffect(() => {
    if (step <= furthest.current) return
    furthest.current = step
    count('signup_step')
  })

  return { done: () => count('signup_done') }
}
