import { linkTo } from '@lonk/shared-events/route-names.ts'

/** The views of the page, and where each is. */
export const addresses = {
  statement: linkTo('transactions-id', {}),
  credits: linkTo('transactions-id', {}, { show: 'credits' }),
  limits: linkTo('transactions-id', {}, { show: 'limits' }),
  withdrawal: linkTo('transactions-id', {}, { withdraw: true }),
} as const

/** The withdrawal of one order, by its transaction. */
export const withdrawalOf = (id: number): string => linkTo('transactions-id', { id }, { withdraw: true })

/** A page of a list, the first without a number. */
export const pageOf = (show: 'credits' | null, page: number): string =>
  linkTo('transactions-id', {}, { show: show ?? undefined, page: page > 1 ? page : undefined })
