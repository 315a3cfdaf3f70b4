import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { noInput } from '../../schemas/input.ts'
import { day, id, instant } from '../../schemas/primitives.ts'
import { forgetMethod, getSavedMethods } from './saved-methods.ts'

/** As the provider names it ("Visa •••• 4242"); what it is charged by never leaves the server. */
export const savedMethod = z.object({
  id,
  paymentmethod: z.string(),
  label: z.string(),
  expires: z.nullable(day),
  created_at: instant,
})

export const savedMethodsAnswer = z.object({ methods: z.array(savedMethod) })
export type SavedMethodsAnswer = z.infer<typeof savedMethodsAnswer>

export const forgetMethodRequest = z.strictObject({ id })
export type ForgetMethodRequest = z.infer<typeof forgetMethodRequest>

export const savedMethodsContract = defineCall(getSavedMethods, {
  access: 'U',
  query: noInput,
  answer: savedMethodsAnswer,
  errors: [],
  limits: [per.minute(60)],
})

export const forgetMethodContract = defineCall(forgetMethod, {
  access: 'U',
  body: forgetMethodRequest,
  answer: savedMethodsAnswer,
  errors: ['no_saved_method'],
  limits: [per.hour(20)],
})
