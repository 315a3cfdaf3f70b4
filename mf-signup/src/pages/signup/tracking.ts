import type { Tracking } from '@lonk/shared-api/schemas/account-fields.ts'

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const allowed = /^[A-Za-z0-9_.:-]{1,64}$/

/** What the shell has kept of the visitor's first link (docs/product.md, point 3); undefined where nothing. */
export const readTracking = (storage: () => Storage = () => window.sessionStorage): Tracking | undefined => {
  try {
    const kept: unknown = JSON.parse(storage().getItem('lonk.tracking') ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const values = Object.entries(kept).filter(
      ([name, value]) =>
        names.some((known) => known === name) && typeof value === 'string' && allowed.test(value),
    )
    return values.length > 0 ? Object.fromEntries(values) : undefined
  } catch {
    return undefined
  }
}
