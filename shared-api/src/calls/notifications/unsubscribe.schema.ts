import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { ok, token } from '../../schemas/primitives.ts'
import { openUnsubscribe, unsubscribe } from './unsubscribe.ts'

export const unsubscribeQuery = z.object({ token })

/** What RFC 8058 makes a mail program post. */
export const unsubscribeRequest = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequest>

export const openUnsubscribeContract = defineCall(openUnsubscribe, {
  access: 'T',
  errors: ['token_invalid'],
  limits: [byIp(per.hour(60))],
})

export const unsubscribeContract = defineCall(unsubscribe, {
  access: 'T',
  body: unsubscribeRequest,
  answer: ok,
  errors: ['token_invalid'],
  limits: [byIp(per.hour(60))],
  csrf: 'exempt',
})
