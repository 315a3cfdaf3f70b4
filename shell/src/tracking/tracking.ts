import { api } from '@lonk/shared-api/client.ts'
import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'
import { type StateWriter, state } from '@lonk/shared-events/state.ts'
import { siteHistory } from '../composition/site-history.ts'
import { consentStore, isInForce } from '../consent/consent.ts'
import { letTrackingOutlive, restoreTracking } from './lasting-tracking.ts'
import { storedTracking } from './stored-tracking.ts'
import { trackingNames, trackingOf } from './tracking-parameters.ts'

const withoutTracking = (query: URLSearchParams): string => {
  const kept = new URLSearchParams(query)
  for (const name of trackingNames) kept.delete(name)
  const text = kept.toString()
  return text ? `?${text}` : ''
}

/**
 * The page before this one still says it in its address where no script ran there to keep it: a landing page whose form
 * was sent before, or without.
 */
const queryBefore = (): URLSearchParams => {
  const { referrer } = document
  const before = URL.canParse(referrer) ? new URL(referrer) : null
  return before?.origin === location.origin ? before.searchParams : new URLSearchParams()
}

/** The network that sent this visitor, or null. */
export const trafficSource = (): string | null => state.get('tracking')?.network ?? null

/**
 * Once the settings are known, because they say which consent is in force: a new source is kept beyond the session or
 * an older one brought back, and without consent nothing is left.
 */
const settleOutliving = (writer: StateWriter, found: Tracking | null): void => {
  let settled = false
  writer.observe('settings').subscribe((settings) => {
    if (settled || !settings) return
    settled = true
    const choice = consentStore.get()
    const allowed = isInForce(choice, settings.cookie_version, Date.now()) && choice.marketing
    if (allowed && found) return letTrackingOutlive(true)
    const restored = restoreTracking(allowed)
    if (restored) writer.set('tracking', restored)
  })
}

/**
 * Keeps where a visitor came from, for this session or longer with consent, tells all parts, and takes it out of the
 * address.
 */
export const keepTracking = (writer: StateWriter): void => {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const came = queryBefore()
  const found = trackingOf((name) => query.get(name)) ?? trackingOf((name) => came.get(name))
  const before = storedTracking.get()
  if (found) storedTracking.set({ ...before, ...found })
  // Where storage is denied, the source of this page is known all the same.
  writer.set('tracking', found ? { ...before, ...found } : before)
  settleOutliving(writer, found)
  if (trackingNames.some((name) => query.has(name)))
    siteHistory.replace(`${pathname}${withoutTracking(query)}${hash}`)
  api.setTrafficSource(trafficSource)
}
