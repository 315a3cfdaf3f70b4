import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { tracking } from '../../schemas/account-fields.ts'
import { track } from './track.ts'

export const funnelEvents = [
  'lander_view',
  'lander_cta',
  'signup_step',
  'signup_done',
  'checkout',
  'purchase',
] as const

const name = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const trackRequest = z.strictObject({
  event: z.enum(funnelEvents),
  lander: name,
  slug: z.optional(name),
  variant: z.optional(name),
  tracking: z.optional(tracking),
})
export type TrackRequest = z.infer<typeof trackRequest>

export const trackContract = defineCall(track, {
  access: 'V',
  body: trackRequest,
  status: 204,
  errors: [],
  limits: [per.minute(60)],
})
