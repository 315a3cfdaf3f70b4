import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { Refusal } from './outbox-entry.ts'

/** What of an account decides what it may send. */
export const accountOf = (user: User | null): string => `${user?.credits} ${user?.paid_user} ${user?.status}`

/** A refusal, and the account as it was known here then: once that has changed, the refusal says nothing. */
export interface Refused extends Refusal {
  readonly account: string
}
