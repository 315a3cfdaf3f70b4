import { centsOf } from '@lonk/shared-api/offers.ts'
import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'

/** One line of the list: a method, or what was kept of it. */
export interface MethodRow {
  /** As in the address: `creditcard`; for what was kept with its id behind it. */
  readonly value: string
  readonly label: string
  readonly method: PaymentMethod
  readonly saved?: { readonly id: number; readonly label: string } | undefined
  /** The price is outside of what the method takes. */
  readonly limit: 'min' | 'max' | null
}

const limitOf = ({ min, max }: PaymentMethod, price: Money): MethodRow['limit'] => {
  if (centsOf(price) < centsOf(min)) return 'min'
  return centsOf(price) > centsOf(max) ? 'max' : null
}

/** The lines for a price, as the server will judge it: what was kept stands before its method. */
export const methodRows = (methods: readonly PaymentMethod[], price: Money): readonly MethodRow[] =>
  methods.flatMap((method) => {
    const { id, label, saved } = method
    const limit = limitOf(method, price)
    const row: MethodRow = { value: id, label, method, limit }
    return saved ? [{ ...row, value: `${id}-${saved.id}`, label: saved.label, saved }, row] : [row]
  })

interface Choice {
  readonly chosen?: string | null | undefined
  /** The method that the address names. */
  readonly named?: string | undefined
  /** The last attempt failed: which other one it is, the member says. */
  readonly failed?: boolean | undefined
}

/**
 * The line that was chosen, or that the address names, or else what was used before and kept, or what is usual in the
 * country: the first of its list. None that cannot take the price.
 */
export const chosenRow = (
  rows: readonly MethodRow[],
  { chosen, named, failed = false }: Choice,
): MethodRow | null => {
  const open = rows.filter(({ limit }) => limit === null)
  const asked = open.find(({ value }) => value === chosen) ?? open.find(({ value }) => value === named)
  if (asked || failed) return asked ?? null
  return open.find(({ saved }) => saved) ?? open[0] ?? null
}
