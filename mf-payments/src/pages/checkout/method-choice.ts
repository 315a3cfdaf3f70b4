import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { centsOf } from '../../products/amounts.ts'

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

/** The line that was chosen, or that the address names; none that cannot take the price. */
export const chosenRow = (
  rows: readonly MethodRow[],
  chosen: string | null | undefined,
  named: string | undefined,
): MethodRow | null => {
  const open = rows.filter(({ limit }) => limit === null)
  return open.find(({ value }) => value === chosen) ?? open.find(({ value }) => value === named) ?? null
}
