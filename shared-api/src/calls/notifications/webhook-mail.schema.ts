import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { notifyMail } from './webhook-mail.ts'

export const mailNotice = z.record(z.string(), z.unknown())

export const mailWebhookContract = defineCall(notifyMail, {
  access: 'W',
  body: mailNotice,
  errors: ['forbidden'],
  limits: [byIp(per.minute(600))],
  csrf: 'exempt',
})
