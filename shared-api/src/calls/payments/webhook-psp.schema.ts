import * as z from 'zod/mini'
import { byIp, defineCall, per } from '../../contract.ts'
import { notifyPayment } from './webhook-psp.ts'

export const paymentNotice = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) })

export const paymentWebhookContract = defineCall(notifyPayment, {
  access: 'W',
  body: paymentNotice,
  errors: [],
  limits: [byIp(per.minute(600))],
  csrf: 'exempt',
})
