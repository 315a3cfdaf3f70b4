import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { isDetailField } from './details.ts'

const ends: readonly string[] = ['directdebit_blocked', 'directdebit_limit', 'paymentmethod_blocked']

/** Nothing that could be typed here would help. */
export const isTheEnd = (error: unknown): boolean => isApiError(error) && ends.includes(error.code)

/** The code of discount does not hold: the order is another one without it. */
export const isAboutDiscount = (error: unknown): boolean =>
  isApiError(error) && error.code.startsWith('discount_')

/** The first step asked for it. */
export const isAboutDetails = (error: unknown): boolean =>
  isApiError(error) && Object.keys(error.fields).some(isDetailField)
