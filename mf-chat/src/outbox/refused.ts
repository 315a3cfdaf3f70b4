import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { Refusal } from './outbox-entry.ts'

/** The part of an account that decides what it may send. */
export const accountOf = (user: User | null): string => `${user?.credits} ${user?.paid_user} ${user?.status}`

/** A refusal, and the account as it was known here then: once that has changed, the refusal means nothing. */
export interface Refused extends Refusal {
  readonly account: string
}
