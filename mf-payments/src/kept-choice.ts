import { checkoutChoice } from '@lonk/shared-events/storage-register.ts'
import { asJson, createStored } from '@lonk/shared-events/stored.ts'

/** What was chosen on the way to paying. Never a consent: each order asks for its own. */
export interface KeptChoice {
  /** A code of the member's own that counted. */
  readonly code?: string | undefined
  /** As in the address of the checkout. */
  readonly method?: string | undefined
  readonly issuer?: string | undefined
  /** The last attempt to pay failed, and no other method was chosen since. */
  readonly failed?: boolean | undefined
  /** The checkout was counted for this order. */
  readonly counted?: boolean | undefined
}

const isText = (value: unknown) => value === undefined || typeof value === 'string'

const isChoice = (value: unknown): value is KeptChoice => {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return isText(fields.get('code')) && isText(fields.get('method')) && isText(fields.get('issuer'))
}

const stored = createStored(checkoutChoice, asJson(isChoice))

/** Empty where nothing was chosen in this tab, or the browser keeps nothing. */
export const keptChoice = (): KeptChoice => stored.get() ?? {}

/** Changes what is kept; what is left out stays. */
export const keepChoice = (change: KeptChoice): void => void stored.set({ ...keptChoice(), ...change })

/** Once it was paid for: the next order begins with nothing. */
export const forgetChoice = (): void => stored.remove()
