import { sql } from 'kysely'
import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { OrderRow } from './queries.ts'

/**
 * What is kept with an order of where its buyer is: the account's country, where they were seen, and where the card or
 * the account that paid is. What they declared chooses the price and proves nothing.
 */
const proofs = ['account', 'geoip', 'card', 'iban'] as const

/** Which of them name the country whose VAT was charged; the tax office wants two that do. */
const agreeing = (country: string, evidence: Readonly<Record<string, unknown>>): readonly string[] =>
  proofs.filter((proof) => evidence[proof] === country)

export const isProven = (country: string, evidence: Readonly<Record<string, unknown>>): boolean =>
  agreeing(country, evidence).length >= 2

/**
 * Keeps what the provider says of card or account, once it has said it: it comes with the payment, after the price was
 * made. Answers whether the order's country stands on two of its proofs then.
 */
export const noteCountry = async (
  trx: Trx,
  { id, country, country_evidence }: OrderRow,
  { origin }: Pick<ProviderPayment, 'origin'>,
): Promise<boolean> => {
  // The account that a mandate was signed for is known better than any provider knows it.
  const said = origin && !('iban' in country_evidence) ? { [origin.of]: origin.country } : {}
  const evidence = { ...country_evidence, ...said }
  if (Object.keys(said).length > 0)
    await trx
      .updateTable('orders')
      .set({ country_evidence: sql`country_evidence || ${JSON.stringify(said)}::jsonb` })
      .where('id', '=', id)
      .execute()
  return isProven(country, evidence)
}
