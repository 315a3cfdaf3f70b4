import { checkIban } from './check-iban.ts'
import { readPhone } from './read-phone.ts'

/** Who pays, from where, and where the code goes. */
export interface Details {
  readonly account_holder: string
  readonly iban: string
  readonly street: string
  readonly house_number: string
  readonly zip: string
  readonly city: string
  readonly phone: string
}

export type DetailField = keyof Details

export const noDetails: Details = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
}

export const isDetailField = (name: string): name is DetailField => name in noDetails

type DetailProblem = 'field_required' | 'iban_invalid' | 'iban_country' | 'phone_invalid'

const ibanProblems = { typing: 'iban_invalid', invalid: 'iban_invalid', country: 'iban_country' } as const

const problemOf = (field: DetailField, value: string, country: string): DetailProblem | undefined => {
  if (value.trim() === '') return 'field_required'
  if (field === 'iban') {
    const state = checkIban(value)
    return state === 'valid' ? undefined : ibanProblems[state]
  }
  return field === 'phone' && readPhone(value, country) === null ? 'phone_invalid' : undefined
}

/** What is wrong with a form that is about to be sent; the server judges it again. */
export const problemsOf = (
  details: Details,
  country: string,
): Readonly<Partial<Record<DetailField, DetailProblem>>> =>
  Object.fromEntries(
    Object.entries(details)
      .filter((entry): entry is [DetailField, string] => isDetailField(entry[0]))
      .flatMap(([field, value]) => {
        const problem = problemOf(field, value, country)
        return problem ? [[field, problem]] : []
      }),
  )
