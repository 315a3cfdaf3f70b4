import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'

export const trackingNames = [
  'network',
  'ref',
  'sub1',
  'sub2',
  'sub3',
] as const satisfies readonly (keyof Tracking)[]

const allowed = /^[A-Za-z0-9_.:-]{1,64}$/

/**
 * The tracking parameters of a query, or of what was kept of one; whatever is not of their form is dropped
 * (docs/api.md, "Tracking"). Null where nothing is left.
 */
export const trackingOf = (read: (name: string) => unknown): Tracking | null => {
  const found = trackingNames.flatMap((name) => {
    const value = read(name)
    return typeof value === 'string' && allowed.test(value) ? [[name, value]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** The same of any value. */
export const trackingIn = (value: unknown): Tracking | null =>
  typeof value === 'object' && value !== null ? trackingOf((name) => Reflect.get(value, name)) : null
