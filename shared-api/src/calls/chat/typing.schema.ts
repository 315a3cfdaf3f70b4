import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { id } from '../../schemas/primitives.ts'
import { sendTyping } from './typing.ts'

export const typingRequest = z.strictObject({ conversation_id: id })

export const typingContract = defineCall(sendTyping, {
  access: 'U',
  body: typingRequest,
  status: 204,
  errors: ['not_found'],
  limits: [per.minute(20)],
})
