import { track } from '@lonk/shared-api/calls/tracking/track.ts'
import { api } from '@lonk/shared-api/client.ts'
import { state } from '@lonk/shared-events/state.ts'
import { useEffect, useRef } from 'react'
import { useSignupQuery } from '../surface/dialog-surface.ts'

const name = /^[a-z0-9-]{1,40}$/

/**
 * Counts how far those come whom a landing page sent: one more for each question that is behind somebody, and for each
 * new account. By day, page and link; nothing of the person is kept (docs/api.md, track.php).
 */
export const useFunnel = (step: number) => {
  const query = useSignupQuery()
  const furthest = useRef(step)

  const count = (event: 'signup_step' | 'signup_done'): void => {
    const lander = named(query, 'lander')
    if (!lander) return
    const tracking = state.get('tracking')
    const [slug, variant] = [named(query, 'slug'), named(query, 'variant')]
    const body = {
      event,
      lander,
      ...(slug ? { slug } : {}),
      ...(variant ? { variant } : {}),
      ...(tracking ? { tracking } : {}),
    }
    api.call(track, body, { retries: false }).catch(() => undefined)
  }

  useEffect(() => {
    if (step <= furthest.current) return
    furthest.current = step
    count('signup_step')
  })

  return { done: () => count('signup_done') }
}

const named = (query: URLSearchParams, key: string): string | undefined => {
  const value = query.get(key) ?? ''
  return name.test(value) ? value : undefined
}
