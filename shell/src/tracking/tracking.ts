import { api } from '@lonk/shared-api/client.ts'
import { siteHistory } from '../composition/site-history.ts'

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const allowed = /^[A-Za-z0-9_.:-]{1,64}$/
/** Read by mf-signup when an account is made. */
export const trackingKey = 'lonk.tracking'

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

/** Keeps where a visitor came from for this session and takes it out of the address. */
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
  if (names.some((name) => query.has(name)))
    siteHistory.replace(`${pathname}${withoutTracking(query)}${hash}`)
  api.setTrafficSource(() => stored().network ?? null)
}
