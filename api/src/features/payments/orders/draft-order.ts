import type { CreateOrderRequest } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { discountOn } from '@lonk/shared-api/prices.ts'
import { sql } from 'kysely'
import { methodsFor } from '../../../adapters/payments/methods.ts'
import { rateInHundredths, vatIncluded } from '../../../core/money/amounts.ts'
import type { BundleRow } from '../../../core/money/bundles.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import type { Db } from '../../../database/connection.ts'
import { fold } from '../../../database/fold.ts'
import { json } from '../../../database/schema/columns.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError } from '../../../errors.ts'
import { requireDiscount } from '../discount/check-discount.ts'
import { reserveDiscount } from '../discount/queries.ts'
import { type BuyerPlaces, buyerCountry } from '../products/buyer-country.ts'
import { vatRate } from '../products/vat.ts'
import { waiverVersion } from '../texts/waiver.ts'
import { dropDraft } from './drop-draft.ts'
import { type OrderRow, openOrders } from './queries.ts'
import { isAsked, isCharge } from './requests.ts'
import { checkSpendLimit } from './spend-limit.ts'

/** What is ordered, whichever call it comes from. */
export type OrderInput = Pick<
  CreateOrderRequest,
  'bundle_id' | 'paymentmethod' | 'issuer' | 'discountcode' | 'country' | 'saved_method_id' | 'save_method'
>

export type OrderWish = {
  userId: number
  input: OrderInput
  /** The call's Idempotency-Key: a repeated call goes on with its own draft. */
  key: string
  termsVersion: string
  places: BuyerPlaces
  evidence: Record<string, unknown>
  settings: SiteValues
  now: Date
  withDraft?: ((trx: Trx, order: OrderRow) => Promise<void>) | undefined
  isSame?: ((trx: Trx, order: OrderRow) => Promise<boolean>) | undefined
}

/** The member's order as far as it can be made before the provider is asked, priced and with its code reserved. */
export const draftOrder = async (trx: Trx, wish: OrderWish): Promise<OrderRow> => {
  await lockWallet(trx, wish.userId)
  const known = await findByKey(trx, wish)
  if (known) return (await isSameWish(trx, known, wish)) ? known : refuseOtherContent()
  const inTheWay = await makeRoom(trx, wish)

  const { input, now } = wish
  if ((await buyerCountry(trx, wish.places, input.country)) !== input.country) throw apiError('bundle_gone')
  const bundle = await requireBundle(trx, input)
  requireMethod(bundle, wish)
  const discount = input.discountcode
    ? await requireDiscount(trx, input.discountcode, {
        buyer: { userId: wish.userId, paid: await hasPaid(trx, wish), country: input.country },
        order: { ...bundle, paymentmethod: input.paymentmethod },
        now,
        lock: true,
      })
    : undefined
  const price = await priceOf(trx, bundle, discount?.value_percentage ?? 0, now)
  await checkSpendLimit(trx, { ...wish, total_cents: price.total_cents, currency: bundle.currency })
  const order = await insert(trx, wish, bundle, { ...price, discount_code_id: discount?.id ?? null })
  if (discount)
    await reserveDiscount(trx, { code_id: discount.id, user_id: wish.userId, order_id: order.id, now })
  await recordWaiver(trx, wish)
  await wish.withDraft?.(trx, order)
  // Only now: an order that is refused for anything else leaves the member's open one as it is.
  if (inTheWay) throw apiError('order_open', { order_id: inTheWay.id })
  return order
}

/** Behind the lock: an order of theirs may have been paid since the session was read. */
const hasPaid = async (trx: Trx, { userId }: OrderWish): Promise<boolean> => {
  const { paid_user } = await trx
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return paid_user
}

const findByKey = (trx: Trx, { userId, key }: OrderWish): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** A draft has no stored content yet to be compared by: what was ordered is compared instead. */
const isSameWish = async (trx: Trx, order: OrderRow, { input, isSame }: OrderWish): Promise<boolean> =>
  order.bundle_id === input.bundle_id &&
  order.paymentmethod === input.paymentmethod &&
  order.issuer === (input.issuer ?? null) &&
  order.country === input.country &&
  order.saved_method_id === (input.saved_method_id ?? null) &&
  order.save_method === (input.save_method ?? false) &&
  (await codeOf(trx, order)) === (input.discountcode ? fold(input.discountcode) : null) &&
  (isSame === undefined || (await isSame(trx, order)))

const codeOf = async (trx: Trx, { discount_code_id }: OrderRow): Promise<string | null> => {
  if (discount_code_id === null) return null
  const { code_fold } = await trx
    .selectFrom('discount_codes')
    .select('code_fold')
    .where('id', '=', discount_code_id)
    .executeTakeFirstOrThrow()
  return code_fold
}

const refuseOtherContent = (): never => {
  throw apiError('idempotency_conflict')
}

/**
 * The newer order takes the place of the member's drafts and, while it is tried here whether it is possible at all, of
 * an open one too. Answers what cannot be replaced: an open one before it is called off at the provider,
 * and a charge that the provider may have taken already.
 */
const makeRoom = async (trx: Trx, { userId, now }: OrderWish): Promise<OrderRow | undefined> => {
  let inTheWay: OrderRow | undefined
  for (const order of await openOrders(trx, userId, ['draft', 'open'])) {
    if (order.state === 'open' || (isCharge(order) && (await isAsked(trx, order.id)))) inTheWay = order
    await dropDraft(trx, order.id, now)
  }
  return inTheWay
}

export const requireBundle = async (
  trx: Db,
  { bundle_id, country }: Pick<OrderInput, 'bundle_id' | 'country'>,
): Promise<BundleRow> => {
  const bundle = await trx
    .selectFrom('bundles')
    .selectAll()
    .where('id', '=', bundle_id)
    .where('country', '=', country)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!bundle) throw apiError('bundle_gone')
  return bundle
}

/** Nothing but what is offered for this purchase; direct debit only by its own call, which brings a mandate. */
const requireMethod = (bundle: BundleRow, { input, withDraft }: OrderWish): void => {
  const { paymentmethod, country } = input
  if (paymentmethod === 'directdebit' && withDraft) return
  const offered = methodsFor({ country, currency: bundle.currency, price_cents: bundle.price_cents })
  if (!offered.some(({ id }) => id === paymentmethod)) throw apiError('paymentmethod_blocked')
}

export const priceOf = async (trx: Db, bundle: BundleRow, percentage: number, now: Date) => {
  const discount_cents = percentage > 0 ? discountOn(bundle.price_cents, percentage) : 0
  const total_cents = bundle.price_cents - discount_cents
  const vat_rate = await vatRate(trx, bundle.country, now)
  const vat_cents = vatIncluded(total_cents, rateInHundredths(vat_rate))
  return { discount_cents, total_cents, vat_rate, vat_cents }
}

type Price = Awaited<ReturnType<typeof priceOf>> & { discount_code_id: number | null }

const insert = async (trx: Trx, wish: OrderWish, bundle: BundleRow, price: Price): Promise<OrderRow> => {
  const { input, now } = wish
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id`.execute(trx)
  const id = Number(rows[0]?.id)
  return trx
    .insertInto('orders')
    .values({
      id,
      number: `L${now.getUTCFullYear()}-${String(id).padStart(6, '0')}`,
      user_id: wish.userId,
      bundle_id: bundle.id,
      credits: bundle.credits,
      bonus_credits: bundle.bonus_credits,
      price_cents: bundle.price_cents,
      ...price,
      currency: bundle.currency,
      country: input.country,
      country_evidence: json(wish.evidence),
      paymentmethod: input.paymentmethod,
      issuer: input.issuer ?? null,
      save_method: input.save_method ?? false,
      saved_method_id: input.saved_method_id ?? null,
      state: 'draft',
      terms_version: wish.termsVersion,
      waiver_version: waiverVersion,
      withdrawal_ack_at: now,
      idempotency_key: wish.key,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The two boxes: start at once, and what that means for withdrawal. */
const recordWaiver = async (trx: Trx, { userId, now }: OrderWish): Promise<void> => {
  await trx
    .insertInto('consents')
    .values({
      user_id: userId,
      kind: 'waiver',
      version: waiverVersion,
      granted: true,
      ip_hash: null,
      at: now,
    })
    .execute()
}
