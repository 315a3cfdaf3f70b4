import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import type { Db } from '../../database/connection.ts'

/** What a message costs at least, by country: from the cheapest credit of its bundles, never typed in. */
export const messageCosts = async (
  db: Db,
  messageCredits: number,
): Promise<Settings['minimum_message_costs']> => {
  const bundles = await db
    .selectFrom('bundles')
    .select(['country', 'currency', 'credits', 'bonus_credits', 'price_cents'])
    .where('active', '=', true)
    .execute()
  const cheapest = new Map<string, { cents: number; currency: string }>()
  for (const { country, currency, credits, bonus_credits, price_cents } of bundles) {
    const cents = (price_cents / (credits + bonus_credits)) * messageCredits
    const known = cheapest.get(country)
    if (!known || cents < known.cents) cheapest.set(country, { cents, currency })
  }
  return Object.fromEntries(
    [...cheapest].map(([country, { cents, currency }]) => [
      country,
      { costs: (Math.round(cents) / 100).toFixed(2), currency },
    ]),
  )
}
