/** Of the countries where direct debit is offered (docs/api.md, paymentmethods.php); Italy keeps its first nought. */
const callingCodes: Readonly<Record<string, string>> = {
  NL: '31',
  BE: '32',
  DE: '49',
  AT: '43',
  FR: '33',
  IE: '353',
  ES: '34',
  FI: '358',
  IT: '39',
}

const plausible = /^\+[1-9]\d{7,14}$/

/**
 * A number as the call wants it, "+31612345678", also of one written as at home: "06 - 1234 5678". Null for what cannot
 * be one. Whether it is a mobile one only the server knows.
 */
export const readPhone = (raw: string, country: string): string | null => {
  const digits = raw.replaceAll(/\(0\)|[\s().\-/]/g, '')
  const number = international(digits, country)
  return plausible.test(number) ? number : null
}

const international = (digits: string, country: string): string => {
  if (digits.startsWith('+')) return digits
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const code = callingCodes[country]
  if (code === undefined) return ''
  return `+${code}${country === 'IT' ? digits : digits.replace(/^0/, '')}`
}
