import { api } from '@lonk/shared-api/client.ts'
import { state } from '@lonk/shared-events/state.ts'
import { siteHistory } from '../composition/site-history.ts'
import { consentStore, isInForce } from '../consent/consent.ts'
import { letTrackingOutlive, restoreTracking } from './outlive.ts'
import { trackingKey } from './tracking-key.ts'

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const allowed = /^[A-Za-z0-9_.:-]{1,64}$/

export type Tracking = { readonly [K in (typeof names)[number]]?: string }

/** The tracking parameters of a query; whatever is not of their form is dropped (docs/api.md, "Tracking"). */
export const trackingOf = (query: URLSearchParams): Tracking =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name)
      return value && allowed.test(value) ? [[name, value]] : []
    }),
  )

const withoutTracking = (query: URLSearchParams): string => {
  const kept = new URLSearchParams(query)
  for (const name of names) kept.delete(name)
  const text = kept.toString()
  return text ? `?${text}` : ''
}

const isTracking = (value: unknown): value is Tracking => typeof value === 'object' && value !== null

const stored = (): Tracking => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(trackingKey) ?? '{}')
    return isTracking(value) ? value : {}
  } catch {
    return {}
  }
}

/** The network that sent this visitor, or null. */
export const trafficSource = (): string | null => stored().network ?? null

/**
 * Once the settings are known, for they say which consent is in force: a new source is kept beyond the session or an
 * older one brought back, and without consent nothing is left.
 */
const settleOutliving = (isNew: boolean): void => {
  let settled = false
  state.observe('settings').subscribe((settings) => {
    if (settled || !settings) return
    settled = true
    const choice = consentStore.get()
    const allowed = isInForce(choice, settings.cookie_version, Date.now()) && choice.marketing
    if (allowed && isNew) letTrackingOutlive(true)
    else restoreTracking(allowed)
  })
}

/** Keeps where a visitor came from, for this session or longer with consent, and takes it out of the address. */
export const keepTracking = (): void => {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const found = trackingOf(query)
  if (Object.keys(found).length > 0) {
    try {
      sessionStorage.setItem(trackingKey, JSON.stringify({ ...stored(), ...found }))
    } catch {
      // Without storage the visit simply has no known source.
    }
  }
  settleOutliving(Object.keys(found).length > 0)
  if (names.some((name) => query.has(name)))
    siteHistory.replace(`${pathname}${withoutTracking(query)}${hash}`)
  api.setTrafficSource(trafficSource)
}
