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
export const complaintCategory = z.enum(complaintCategories)
export type ComplaintCategory = z.infer<typeof complaintCategory>

export const complaintStates = ['received', 'in_review', 'decided', 'appealed', 'closed'] as const
export const decisionActions = ['none', 'warn', 'remove_content', 'suspend', 'ban'] as const
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
  text: z.string(),
  automated: z.boolean(),
  appeal_until: instant,
})

export const complaint = z.object({
  id,
  number: z.string(),
  category: complaintCategory,
  target: complaintTarget,
  state: z.enum(complaintStates),
  created_at: instant,
  decision: z.optional(decision),
})
export type Complaint = z.infer<typeof complaint>
