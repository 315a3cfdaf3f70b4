import { track } from '@lonk/shared-api/calls/tracking/track.ts'
import { api } from '@lonk/shared-api/client.ts'
import { state } from '@lonk/shared-events/state.ts'

const name = /^[a-z0-9-]{1,40}$/

/** Counts a step of somebody whom a landing page sent; whoever came by themselves is not counted. */
export const countStep = (event: 'signup_step' | 'signup_done', query: URLSearchParams): void => {
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

const named = (query: URLSearchParams, key: string): string | undefined => {
  const value = query.get(key) ?? ''
  return name.test(value) ? value : undefined
}
