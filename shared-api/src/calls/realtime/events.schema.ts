import { defineCall, per } from '../../contract.ts'
import { events } from './events.ts'

export const eventsContract = defineCall(events, {
  csrf: 'told',
  access: 'U',
  errors: ['sse_busy'],
  limits: [per.minute(10)],
})
