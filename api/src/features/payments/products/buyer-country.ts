import type { AccessLevel } from '@lonk/shared-api/contract.ts'
import type { Member } from '../../../core/member/member.ts'
import { seenCountry } from '../../../core/settings/visitor-country.ts'
import type { Db } from '../../../database/connection.ts'
import type { Context } from '../../../http/endpoint.ts'

/** What is known of where a buyer is, without asking them. */
export type BuyerPlaces = {
  account: string
  /** Null where nobody knows. */
  seen: string | null
  /** The site's own country, for buyers in whose own country nothing is sold any more. */
  fallback: string
}

export const placesOf = async <Access extends AccessLevel>(
  { services, request }: Pick<Context<unknown, Access>, 'services' | 'request'>,
  member: Pick<Member, 'host' | 'country'>,
): Promise<BuyerPlaces> => {
  const site = await services.sites.of(member.host)
  return { account: member.country, seen: seenCountry(request, services), fallback: site.defaultCountry }
}

/**
 * The country whose bundles, VAT, ways to pay and codes count for this buyer (`docs/api.md`, 2.4 Country of an order).
 * What they ask for counts where it is their account's or where they are seen there; else the account's does, as it
 * does on a journey. So a price or a tax from elsewhere needs more than the word of whoever would save by it.
 */
export const buyerCountry = async (db: Db, places: BuyerPlaces, wanted?: string): Promise<string> => {
  const { account, seen, fallback } = places
  const country = wanted !== undefined && wanted === seen ? wanted : account
  return (await isSold(db, country)) ? country : fallback
}

const isSold = async (db: Db, country: string): Promise<boolean> => {
  const bundle = await db
    .selectFrom('bundles')
    .select('id')
    .where('country', '=', country)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return bundle !== undefined
}
