import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { RequestError } from '../../../errors.ts'

/** The account in its electronic form; refuses a wrong number, and countries where nothing can be collected. */
export const readIban = (raw: string): string => {
  const iban = electronicFormatIBAN(raw)
  if (!iban || !isValidIBAN(iban))
    throw new RequestError('iban_invalid', undefined, { iban: { code: 'iban_invalid' } })
  const { countryCode } = extractIBAN(iban)
  if (!countryCode || !isSEPACountry(countryCode))
    throw new RequestError('iban_country', undefined, { iban: { code: 'iban_country' } })
  return iban
}

/** `NL91 •••• 4300`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`

const textable = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** A mobile number in E.164, e.g. `+31612345678`: it has to receive the code. */
export const readPhone = (raw: string): string => {
  const phone = parsePhoneNumberFromString(raw)
  if (!phone?.isValid() || !textable.includes(phone.getType() ?? ''))
    throw new RequestError('phone_invalid', undefined, { phone: { code: 'phone_invalid' } })
  return phone.number
}

/** `+31 •••••• 78`. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)} •••••• ${phone.slice(-2)}`
