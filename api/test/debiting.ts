import { composeIBAN } from 'ibantools'
import { bundlesOf } from './buying.ts'
import type { TestApi } from './harness.ts'
import type { Person } from './people.ts'

let phones = 10_000_000
/** A mobile number that nobody in this file has used. */
export const newPhone = (): string => {
  phones += 7
  return `+316${phones}`
}

let accounts = 100_000_000
/** A bank account that nobody in this file has paid from. */
export const newIban = (): string => {
  accounts += 13
  const iban = composeIBAN({ countryCode: 'DE', bban: `370400440${accounts}` })
  if (!iban) throw new Error(`No account with the number ${accounts}`)
  return iban
}

/** Asks for a code as the form does, and reads it from the phone. */
export const codeFor = async (site: TestApi, person: Person, phone: string, credits = 10) => {
  const bundle = (await bundlesOf(person)).find((one) => one.credits === credits)
  const answer = await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id })
  const [text] = await site.outbox(phone)
  return { answer, code: text?.text.match(/\d{6}/)?.[0] ?? '', bundle_id: bundle?.id }
}

export const debitForm = (otp: string, phone: string, bundle_id: number | undefined, extra = {}) => ({
  otp,
  phone,
  bundle_id,
  account_holder: 'A. de Vries',
  iban: newIban(),
  street: 'Voorstraat',
  house_number: '12a',
  zip: '3512 AN',
  city: 'Utrecht',
  mandate_accepted: true,
  terms_accepted: true,
  immediate_start: true,
  withdrawal_ack: true,
  ...extra,
})

type Wish = { phone?: string; iban?: string; credits?: number }

/** The whole way of a direct debit: code, mandate, order. */
export const debit = async (
  site: TestApi,
  person: Person,
  { phone = newPhone(), iban = newIban(), credits = 10 }: Wish = {},
) => {
  const { code, bundle_id } = await codeFor(site, person, phone, credits)
  const answer = await person.post('/api/directdebit.php', debitForm(code, phone, bundle_id, { iban }))
  const { order, payment } = Object(answer.body)
  return { answer, orderId: order?.id, providerId: payment?.payment_id }
}
