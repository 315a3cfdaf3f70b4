import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { sendLog } from './log.ts'

export const logRequest = z.strictObject({
  kind: z.string().check(z.maxLength(40)),
  owner: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  phase: z.string().check(z.maxLength(40)),
  message: z.string().check(z.maxLength(2000)),
  events: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(50)),
})
export type LogRequest = z.infer<typeof logRequest>

export const logContract = defineCall(sendLog, {
  access: 'V',
  body: logRequest,
  status: 204,
  errors: ['too_large'],
  limits: [per.minute(20)],
})
