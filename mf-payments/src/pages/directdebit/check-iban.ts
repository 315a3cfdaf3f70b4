import { countrySpecs, electronicFormatIBAN, friendlyFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** `typing`: it may still become one. `country`: right, but nothing can be collected there. */
type IbanState = 'typing' | 'valid' | 'invalid' | 'country'

const lengthIn = (country: string): number | undefined =>
  Object.hasOwn(countrySpecs, country) ? (countrySpecs[country]?.chars ?? undefined) : undefined

/** By length and check digits (ISO 7064, 97-10), as far as it is typed. */
export const checkIban = (raw: string): IbanState => {
  const iban = electronicFormatIBAN(raw) ?? ''
  const country = iban.slice(0, 2)
  if (isValidIBAN(iban)) return isSEPACountry(country) ? 'valid' : 'country'
  if (iban.length < 2) return 'typing'
  const length = lengthIn(country)
  return length === undefined || iban.length >= length ? 'invalid' : 'typing'
}

/** In capitals and groups of four, as it stands on a card; what is half typed too. */
export const groupIban = (raw: string): string =>
  friendlyFormatIBAN(raw.replaceAll(/[^a-z0-9]/gi, '').toUpperCase()) ?? ''
