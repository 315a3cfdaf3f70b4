import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { token } from '../../schemas/primitives.ts'
import { getNotifications, updateNotifications } from './notifications.ts'

const hour = z.int().check(z.gte(0), z.lte(23))

export const mailFrequencies = ['now', 'daily', 'weekly', 'never'] as const

const email = {
  message: z.boolean(),
  like: z.boolean(),
  match: z.boolean(),
  visit: z.boolean(),
  tips: z.boolean(),
  offers: z.boolean(),
}
const push = {
  message: z.boolean(),
  like: z.boolean(),
  match: z.boolean(),
  offers: z.boolean(),
  /** Whole hours of the member's own time; equal ones mean: never quiet. */
  quiet_from: hour,
  quiet_to: hour,
}

export const notificationSettings = z.object({
  email: z.object(email),
  push: z.object(push),
  frequency: z.enum(mailFrequencies),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

export const notificationsAnswer = z.object({
  settings: notificationSettings,
  /** Why no notification goes out by mail; empty where they do. */
  disabled: z.array(z.enum(['bounce', 'complaint', 'unsubscribe'])),
})
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>

export const updateNotificationsRequest = z.strictObject({
  email: z.optional(z.partial(z.strictObject(email))),
  push: z.optional(z.partial(z.strictObject(push))),
  frequency: z.optional(z.enum(mailFrequencies)),
  reenable: z.optional(z.literal(true)),
  token: z.optional(token),
})
export type UpdateNotificationsRequest = z.infer<typeof updateNotificationsRequest>

export const getNotificationsContract = defineCall(getNotifications, {
  access: 'U',
  query: noInput,
  answer: notificationsAnswer,
  errors: [],
  limits: [per.hour(30)],
})

export const updateNotificationsContract = defineCall(updateNotifications, {
  access: 'U',
  body: updateNotificationsRequest,
  answer: notificationsAnswer,
  errors: ['reenable_needs_confirm', 'token_invalid'],
  limits: [per.hour(30)],
})
