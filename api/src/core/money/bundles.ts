import { priceOfCredits } from '@lonk/shared-api/prices.ts'
import type { Bundle } from '@lonk/shared-api/schemas/order.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../database/connection.ts'
import type { MoneyTables } from '../../database/schema/money.ts'
import { money } from './amounts.ts'

export type BundleRow = Selectable<MoneyTables['bundles']>

export const activeBundles = (db: Db, country: string): Promise<BundleRow[]> =>
  db
    .selectFrom('bundles')
    .selectAll()
    .where('country', '=', country)
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute()

type BundlePrice = Pick<
  BundleRow,
  'id' | 'credits' | 'bonus_credits' | 'price_cents' | 'currency' | 'label' | 'popular'
>

export const bundleView = (bundle: BundlePrice, messageCredits: number): Bundle => ({
  id: bundle.id,
  credits: bundle.credits,
  bonus_credits: bundle.bonus_credits,
  price: money(bundle.price_cents, bundle.currency),
  price_per_message: money(pricePerCredits(bundle, messageCredits), bundle.currency),
  label: bundle.label,
  popular: bundle.popular,
})

/** What so many credits cost in cents when bought with this bundle. */
export const pricePerCredits = (
  bundle: Pick<BundleRow, 'credits' | 'bonus_credits' | 'price_cents'>,
  credits: number,
): number => priceOfCredits(bundle.price_cents, credits, bundle.credits + bundle.bonus_credits)

/**
 * The price in money shown beside a price in credits: at the country's dearest credit, so that nobody ever pays
 * more than was shown.
 */
export const shownPrice = (bundles: readonly BundleRow[], credits: number): number =>
  Math.max(0, ...bundles.map((bundle) => pricePerCredits(bundle, credits)))
