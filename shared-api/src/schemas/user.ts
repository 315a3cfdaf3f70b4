import * as z from 'zod/mini'
import { id, instant, language, money } from './primitives.ts'
import { ownProfile } from './profile.ts'

/**
 * `paused` is the member's own wish, `banned` also a suspension that ends by itself; `deleted_pending` lasts 14
 * days, then the account is gone.
 */
export const userStatuses = ['not_confirmed', 'active', 'paused', 'deleted_pending', 'banned'] as const

/**
 * The member who asks, with what only they may know. `credits` is the balance and negative while a charged-back
 * order is owed; `paid_user` is premium. Times in UTC, `spend_limit` for a calendar month, null for none.
 * `roles` is empty for all but staff.
 */
export const user = z.object({
  id,
  email: z.string(),
  email_masked: z.string(),
  status: z.enum(userStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: instant,
  language,
  country: z.string(),
  fictional_icon: z.nullable(z.string()),
  notifications_disabled: z.array(z.enum(['bounce', 'complaint', 'unsubscribe'])),
  invisible: z.boolean(),
  read_receipts: z.boolean(),
  /** New partners a free member may still write to; null for whoever has paid. */
  free_conversations_left: z.nullable(z.int()),
  /** The browser of the session that asks is subscribed. */
  has_push: z.boolean(),
  directdebit_blocked: z.boolean(),
  spend_limit: z.nullable(money),
  terms_version: z.string(),
  terms_accepted_version: z.nullable(z.string()),
  roles: z.array(z.string()),
  profile: ownProfile,
})

/** Null in the shared state is a visitor. Addresses and calls name members by `profile.id`, never by `id`. */
export type User = z.infer<typeof user>
