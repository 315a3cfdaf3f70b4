import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { ok } from '../../schemas/primitives.ts'
import { subscribePush, unsubscribePush } from './push.ts'

const endpoint = z.string({ error: 'subscription_invalid' }).check(z.maxLength(1000))
const key = z.string({ error: 'subscription_invalid' }).check(z.maxLength(200))

export const pushSubscription = z.strictObject({
  endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({ p256dh: key, auth: key }),
})
export type PushSubscriptionData = z.infer<typeof pushSubscription>

export const subscribePushRequest = z.strictObject({ subscription: pushSubscription })
export type SubscribePushRequest = z.infer<typeof subscribePushRequest>

export const unsubscribePushRequest = z.strictObject({ endpoint })
export type UnsubscribePushRequest = z.infer<typeof unsubscribePushRequest>

export const subscribePushContract = defineCall(subscribePush, {
  access: 'U',
  body: subscribePushRequest,
  answer: ok,
  errors: ['subscription_invalid'],
  limits: [per.hour(10)],
})

export const unsubscribePushContract = defineCall(unsubscribePush, {
  access: 'U',
  body: unsubscribePushRequest,
  answer: ok,
  errors: [],
  limits: [per.hour(10)],
})
