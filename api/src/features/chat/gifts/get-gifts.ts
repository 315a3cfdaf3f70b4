import { giftsContract } from '@lonk/shared-api/calls/chat/gifts.schema.ts'
import { decimal } from '../../../core/money/amounts.ts'
import { activeBundles, shownPrice } from '../../../core/money/bundles.ts'
import { inLanguage } from '../../../core/settings/translated.ts'
import { endpoint } from '../../../http/endpoint.ts'

/** GET /api/gifts.php. Prices in money are those of the domain's own country: the answer is public. */
export const getGiftsEndpoint = endpoint(giftsContract, async ({ services, request, language }) => {
  const site = await services.sites.of(request.host)
  const bundles = await activeBundles(services.db, site.defaultCountry)
  const gifts = await services.db
    .selectFrom('gifts')
    .selectAll()
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return {
    gifts: gifts.map(({ id, slug, name, image, credits }) => ({
      id,
      slug,
      name: inLanguage(name, language),
      image,
      credits,
      price_eur: decimal(shownPrice(bundles, credits)),
      currency: bundles[0]?.currency ?? 'EUR',
    })),
  }
})
