import type { ComplaintCategory } from '@lonk/shared-api/schemas/complaint.ts'

/** Of all categories those that fit a member, a message or a photo, the most frequent first. */
export const memberCategories = [
  'fake_profile',
  'scam',
  'harassment',
  'threat',
  'hate',
  'nudity',
  'minor',
  'spam',
  'privacy',
  'other',
] as const satisfies readonly ComplaintCategory[]

/** All of them: of a page or of the site itself somebody may own the pictures, or a payment may be wrong. */
export const allCategories = [
  ...memberCategories.slice(0, -1),
  'copyright',
  'payment',
  'service',
  'other',
] as const satisfies readonly ComplaintCategory[]
