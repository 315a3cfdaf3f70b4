import {
  type DirectDebitRequest,
  directDebitContract,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { extractIBAN } from 'ibantools'
import { directDebitFor } from '../../../adapters/payments/methods.ts'
import { json } from '../../../database/schema/columns.ts'
import type { Trx } from '../../../database/transaction.ts'
import { apiError, RequestError } from '../../../errors.ts'
import { type Context, endpoint } from '../../../http/endpoint.ts'
import { idempotencyKey } from '../../../http/idempotent.ts'
import { requireFirstBonus } from '../discount/bonus-once.ts'
import { findCode } from '../discount/queries.ts'
import { isKnown, placeOrder } from '../orders/place-order.ts'
import type { OrderRow } from '../orders/queries.ts'
import { orderAnswer } from '../orders/view.ts'
import { customerOf } from '../saved-methods/keep-method.ts'
import { createVault, type Vault } from '../vault.ts'
import { maskIban, readIban, readPhone } from './account.ts'
import { collectionDate } from './collection-date.ts'
import { mandateOf } from './credit-first.ts'
import { type Debtor, lockDebtor } from './debtor.ts'
import { creditorOf, mandateReference, mandateText, mandateVersion } from './mandate.ts'
import { checkOtp, useOtp } from './otp.ts'
import { requireUnblocked, requireWithinLimits } from './require-allowed.ts'

type Call = Context<DirectDebitRequest, 'C'>
type Signed = { iban: string; phone: string; vault: Vault; debtor: Required<Debtor> }

/**
 * POST /api/directdebit.php: the code from the phone signs the mandate. The first order of member, phone and bank
 * account is credited at once, its payment pending until the bank settles; later ones wait for the money.
 */
export const signMandateEndpoint = endpoint(directDebitContract, async (context) => {
  const { input, member, services, now } = context
  const signed = readSigned(context)
  await requireUnblocked(services.db, member.userId, signed.debtor.ibanHash)
  await requireOtp(context, signed)
  const site = await services.sites.of(member.host, member.country)
  return placeOrder(context, {
    input: {
      bundle_id: input.bundle_id,
      paymentmethod: 'directdebit',
      discountcode: input.discountcode,
      country: member.country,
    },
    evidence: { iban: extractIBAN(signed.iban).countryCode ?? null },
    withDraft: (trx, order) => writeMandate(trx, context, order, signed),
    isSame: (trx, order) => isSameMandate(trx, context, order, signed),
    paying: async (order) => ({ charge: await handOver(context, order, signed.vault) }),
    answer: async (trx, order) => ({
      ...(await orderAnswer(trx, order, { settings: site.values, now })),
      mandate: await mandateView(trx, order.id),
    }),
  })
})

const readSigned = ({ input, member, services }: Call): Signed => {
  const vault = createVault(services.config.secrets)
  const [iban, phone] = [readIban(input.iban), readPhone(input.phone)]
  const [ibanHash, phoneHash] = [vault.hash('iban', iban), vault.hash('phone', phone)]
  return { iban, phone, vault, debtor: { userId: member.userId, phoneHash, ibanHash } }
}

/**
 * A call that was made before has used its code already, and goes on with its own order only: `isSameMandate`. Asked
 * again behind the code, which another one may have waited for while the first was signing with it.
 */
const requireOtp = async ({ input, member, services, request, now }: Call, { phone, vault }: Signed) => {
  const wasMade = () => isKnown(services, member.userId, idempotencyKey(request))
  if (await wasMade()) return
  const owner = { userId: member.userId, phone, now, vault }
  const { right, triesLeft } = await checkOtp(services.db, input.otp, input, owner)
  if (!right && !(await wasMade())) throw otpInvalid(triesLeft)
}

const otpInvalid = (tries_left: number) =>
  new RequestError('otp_invalid', { tries_left }, { otp: { code: 'otp_invalid' } })

const writeMandate = async (
  trx: Trx,
  { input, member, site, request, language, now }: Call,
  order: OrderRow,
  { iban, vault, debtor }: Signed,
): Promise<void> => {
  const { userId } = member
  const { currency, total_cents } = order
  if (!directDebitFor({ country: order.country, currency })) throw apiError('paymentmethod_blocked')
  await lockDebtor(trx, debtor)
  await requireUnblocked(trx, userId, debtor.ibanHash)
  await requireWithinLimits(trx, debtor, { total_cents, except: order.id, now })
  if (order.discount_code_id !== null)
    await requireFirstBonus(trx, await findCode(trx, order.discount_code_id), debtor)
  if (!(await useOtp(trx, userId, now))) throw otpInvalid(0)
  const creditor = await creditorOf(trx, site.companyId)
  const { street, house_number, zip, city } = input
  await trx
    .insertInto('mandates')
    .values({
      user_id: userId,
      order_id: order.id,
      reference: mandateReference(order.number),
      creditor_id: creditor.creditor_id,
      iban_enc: vault.seal(iban),
      iban_hash: debtor.ibanHash,
      iban_masked: maskIban(iban),
      holder: input.account_holder,
      address: json({ street, house_number, zip, city }),
      phone_hash: debtor.phoneHash,
      ip_hash: request.network,
      text_version: mandateVersion,
      text: mandateText(creditor, { total_cents, currency }, language),
      collection_date: collectionDate(now),
      signed_at: now,
      otp_verified_at: now,
    })
    .execute()
  await trx
    .insertInto('consents')
    .values({
      user_id: userId,
      kind: 'mandate',
      version: mandateVersion,
      granted: true,
      ip_hash: request.network,
      at: now,
    })
    .execute()
}

/** The code signed for one account, holder and address: nothing else may be collected by repeating its key. */
const isSameMandate = async (trx: Trx, { input }: Call, order: OrderRow, { debtor }: Signed) => {
  const { iban_hash, phone_hash, holder, address } = await mandateOf(trx, order.id)
  return (
    iban_hash === debtor.ibanHash &&
    phone_hash === debtor.phoneHash &&
    holder === input.account_holder &&
    address.street === input.street &&
    address.house_number === input.house_number &&
    address.zip === input.zip &&
    address.city === input.city
  )
}

/** The provider collects by the mandate that was signed here, from the account named in it. */
const handOver = async ({ services, member }: Call, order: OrderRow, vault: Vault) => {
  const { holder, reference, signed_at, iban_enc, provider_mandate_id } = await mandateOf(
    services.db,
    order.id,
  )
  const customer_id = await customerOf(services, member.userId)
  if (provider_mandate_id) return { customer_id, mandate_id: provider_mandate_id }
  const iban = vault.open(iban_enc)
  const mandate_id = await services.payments.mandate({ customer_id, holder, iban, reference, signed_at })
  await services.db
    .updateTable('mandates')
    .set({ provider_mandate_id: mandate_id })
    .where('order_id', '=', order.id)
    .execute()
  return { customer_id, mandate_id }
}

const mandateView = async (trx: Trx, orderId: number) => {
  const { reference, creditor_id, signed_at, collection_date } = await mandateOf(trx, orderId)
  return { reference, creditor_id, signed_at: signed_at.toISOString(), collection_date }
}
