import * as z from 'zod/mini'
import { defineCall, per } from '../../contract.ts'
import { accepted } from '../../schemas/account-fields.ts'
import { order, payment } from '../../schemas/order.ts'
import { cleanText, day, id, instant } from '../../schemas/primitives.ts'
import { postDirectDebit, postDirectDebitOtp } from './directdebit.ts'

const phone = z
  .string({ error: 'phone_invalid' })
  .check(z.trim(), z.maxLength(20, { error: 'phone_invalid' }))
const discountcode = z.optional(z.string().check(z.trim(), z.maxLength(40)))
const line = (max: number) =>
  z.string({ error: 'field_required' }).check(z.overwrite(cleanText), z.minLength(1), z.maxLength(max))

export const directDebitOtpRequest = z.strictObject({ phone, bundle_id: id, discountcode })
export type DirectDebitOtpRequest = z.infer<typeof directDebitOtpRequest>

export const directDebitOtpAnswer = z.object({
  sent_to_masked: z.string(),
  expires_in: z.literal(600),
  mandate_text: z.string(),
})
export type DirectDebitOtpAnswer = z.infer<typeof directDebitOtpAnswer>

export const directDebitRequest = z.strictObject({
  otp: z.string({ error: 'otp_invalid' }).check(z.trim(), z.regex(/^\d{6}$/, { error: 'otp_invalid' })),
  account_holder: line(70),
  iban: z.string({ error: 'iban_invalid' }).check(z.trim(), z.maxLength(42, { error: 'iban_invalid' })),
  street: line(80),
  house_number: line(12),
  zip: line(12),
  city: line(60),
  phone,
  bundle_id: id,
  discountcode,
  mandate_accepted: accepted,
  terms_accepted: accepted,
  immediate_start: accepted,
  withdrawal_ack: accepted,
})
export type DirectDebitRequest = z.infer<typeof directDebitRequest>

export const mandate = z.object({
  reference: z.string(),
  creditor_id: z.string(),
  signed_at: instant,
  collection_date: day,
})

export const directDebitAnswer = z.object({ order, payment, mandate })
export type DirectDebitAnswer = z.infer<typeof directDebitAnswer>

export const directDebitOtpContract = defineCall(postDirectDebitOtp, {
  access: 'C',
  body: directDebitOtpRequest,
  answer: directDebitOtpAnswer,
  errors: [
    'directdebit_blocked',
    'directdebit_limit',
    'phone_invalid',
    'bundle_gone',
    'paymentmethod_blocked',
    'discount_not_found',
    'discount_used',
    'discount_expired',
    'discount_not_applicable',
  ],
  limits: [per.hour(3), per.day(10)],
})

export const directDebitContract = defineCall(postDirectDebit, {
  access: 'C',
  body: directDebitRequest,
  answer: directDebitAnswer,
  status: 201,
  errors: [
    'otp_invalid',
    'iban_invalid',
    'iban_country',
    'phone_invalid',
    'directdebit_blocked',
    'directdebit_limit',
    'spend_limit_reached',
    'order_open',
    'bundle_gone',
    'paymentmethod_blocked',
    'discount_not_found',
    'discount_used',
    'discount_expired',
    'discount_not_applicable',
  ],
  limits: [per.hour(5)],
})
