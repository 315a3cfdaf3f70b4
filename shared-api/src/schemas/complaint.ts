import * as z from 'zod/mini'
import { id, instant } from './primitives.ts'

/** Why somebody complains; `minor` (under age) goes before all others. */
export const complaintCategories = [
  'minor',
  'threat',
  'scam',
  'fake_profile',
  'harassment',
  'nudity',
  'hate',
  'spam',
  'privacy',
  'copyright',
  'payment',
  'service',
  'other',
] as const

/** Refuses any other word with `field_invalid`. A form offers those that fit its target, not all of them. */
export const complaintCategory = z.enum(complaintCategories)

/** Translate it by its own key; its order of urgency is the server's (`docs/api.md`, 2.4 Complaints). */
export type ComplaintCategory = z.infer<typeof complaintCategory>

/**
 * Usually in this order. An objection (`appealed`) ends in `closed`, or in `in_review` once more where the reporter
 * was right. The database checks them.
 */
export const complaintStates = ['received', 'in_review', 'decided', 'appealed', 'closed'] as const

/** A complaint has two: who made it, and whom it is about. */
export const complaintSides = ['reporter', 'subject'] as const

/** What a decision does to its subject, from nothing to a ban; checked by the database, written by moderators. */
export const decisionActions = ['none', 'warn', 'remove_content', 'suspend', 'ban'] as const

/** `suspend` ends by itself, `ban` does not: both make the account `banned`. */
export type DecisionAction = (typeof decisionActions)[number]

/** What a complaint is about; the id is null for an address and for the site itself. */
export const complaintTarget = z.object({
  type: z.enum(['profile', 'message', 'photo', 'url', 'site']),
  id: z.nullable(id),
  url: z.nullable(z.string()),
})

/** The statement of reasons (`docs/api.md`, 2.1 Complaint). */
export const decision = z.object({
  id,
  action: z.enum(decisionActions),
  ground: z.string(),
  /** What happened: for the one it was decided about alone, as in the letters. */
  facts: z.optional(z.string()),
  text: z.string(),
  automated: z.boolean(),
  /** This side has objected already; each side may once. */
  objected: z.boolean(),
  appeal_until: instant,
})

/** As either side reads it: what the reporter wrote is in neither. Its subject sees it only once it is decided. */
export const complaint = z.object({
  id,
  number: z.string(),
  category: complaintCategory,
  target: complaintTarget,
  state: z.enum(complaintStates),
  /** Whether its reader made it, or it is about them. */
  side: z.enum(complaintSides),
  created_at: instant,
  decision: z.optional(decision),
})

/** `number` is what mails and support name; `decision` is missing until there is one, then the newest. */
export type Complaint = z.infer<typeof complaint>
