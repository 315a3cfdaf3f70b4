import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { email } from '../../schemas/account-fields.ts'
import { cleanText, id } from '../../schemas/primitives.ts'
import { sendContact } from './contact.ts'

/** What becomes a line of a mail's header must have no line breaks of its own. */
const line = (min: number, max: number) =>
  z.string().check(
    z.overwrite((raw) => cleanText(raw).replaceAll(/\s+/g, ' ')),
    z.minLength(min),
    z.maxLength(max),
  )

export const contactRequest = z.strictObject({
  name: line(2, 80),
  email,
  subject: line(3, 120),
  text: z.string().check(z.overwrite(cleanText), z.minLength(10), z.maxLength(5000)),
  /** An order of the member who writes. */
  order_id: z.optional(id),
})
export type ContactRequest = z.infer<typeof contactRequest>

export const contactAnswer = z.object({ ticket: z.string() })
export type ContactAnswer = z.infer<typeof contactAnswer>

export const contactContract = defineCall(sendContact, {
  access: 'V',
  body: contactRequest,
  answer: contactAnswer,
  status: 201,
  errors: [],
  limits: [per.hour(5)],
})
