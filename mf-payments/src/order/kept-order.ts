import { newKey } from '@lonk/shared-api/client.ts'
import { orderUnderWay } from '@lonk/shared-events/storage-register.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

/** Asked for, and not answered yet: asked for again under the same key it is the same order. */
interface Sent {
  readonly key: string
  readonly content: string
}

/** Placed: its outcome was not seen yet. */
export interface Placed {
  readonly id: number
  /** Nothing was bought before it: it makes its member premium. */
  readonly isFirst: boolean
}

type Kept = Sent | Placed

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const is = (name: string, type: string) => typeof fields.get(name) === type
  return (is('id', 'number') && is('isFirst', 'boolean')) || (is('key', 'string') && is('content', 'string'))
}

const stored = createStored(orderUnderWay, asJson(isKept))

/** Where the browser keeps nothing, as long as the page lives. */
let inMemory: Kept | null = null

const keep = (kept: Kept): void => {
  inMemory = stored.set(kept) ? null : kept
}

const kept = (): Kept | null => stored.get() ?? inMemory

/**
 * The Idempotency-Key of an order: the same for the same wish until it was answered, also after a reload and in another
 * tab, so that a second click or a lost answer never makes a second order.
 */
export const keyFor = (wish: unknown): string => {
  const content = JSON.stringify(wish)
  const last = kept()
  if (last && 'key' in last && last.content === content) return last.key
  const key = newKey()
  keep({ key, content })
  return key
}

/** The wish was refused for good: the next try is another order, even with the same content. */
export const forgetKey = (): void => {
  const last = kept()
  if (!last || !('key' in last)) return
  inMemory = null
  stored.remove()
}

/** The order is placed: the next one is another, however alike. */
export const keepOrder = (order: Placed): void => keep(order)

/** The order whose outcome nobody has seen yet, or null. */
export const keptOrder = (): Placed | null => {
  const last = kept()
  return last && 'id' in last ? last : null
}

/** Its outcome was seen. Another order's is not touched. */
export const forgetOrder = (id: number): void => {
  if (keptOrder()?.id !== id) return
  inMemory = null
  stored.remove()
}
