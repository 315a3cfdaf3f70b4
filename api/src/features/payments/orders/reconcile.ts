import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import type { SiteValues } from '../../../core/settings/defaults.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { apiError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { createVault } from '../vault.ts'
import { findPayment, lockOrder } from './queries.ts'
import { type Circumstances, type Settled, settle } from './settle.ts'
import { takePayment } from './take-payment.ts'

type Needs = Pick<
  Services,
  'config' | 'demoLife' | 'db' | 'payments' | 'transaction' | 'sites' | 'clock' | 'log'
>

/**
 * Asks the provider for the state of a payment and acts on it: webhook and job do so as often as they like. Only for
 * payments of ours: anybody can name one to the webhook, and what they name becomes part of the address that is asked.
 */
export const reconcile = async (services: Needs, providerId: string): Promise<Settled> => {
  if (!(await findPayment(services.db, services.payments.name, providerId))) return { outcome: 'unknown' }
  const said = await services.payments.fetch(providerId)
  if (!said) return { outcome: 'unknown' }
  return actOn(services, said)
}

/** Asks the provider to end a payment that nobody has paid yet. */
export const cancelAtProvider = async (services: Needs, providerId: string): Promise<Settled> => {
  const said = await services.payments.cancel(providerId)
  if (!said) return { outcome: 'unknown' }
  return actOn(services, said)
}

/**
 * A payment that the provider made for an order of this number, given to that order outside of its call. Answers
 * unknown where there is no such order.
 */
export const bringHome = async (
  services: Needs,
  number: string,
  payment: ProviderPayment,
): Promise<Settled> => {
  const { db, log } = services
  const found = await db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) return { outcome: 'unknown' }
  const circumstances = circumstancesOf(services, await settingsOfBuyer(services, found.user_id))
  const settled = await services.transaction(async (trx) => {
    await lockWallet(trx, found.user_id)
    return takePayment(trx, await lockOrder(trx, found.id), payment, circumstances)
  })
  tell(log, settled, payment.provider_id)
  return settled
}

/** A payment whose time is over has expired, even where the provider calls it cancelled. */
export const expireAtProvider = async (services: Needs, providerId: string): Promise<Settled> => {
  const said = await services.payments.cancel(providerId)
  if (!said) return { outcome: 'unknown' }
  return actOn(services, said.status === 'canceled' ? { ...said, status: 'expired' } : said)
}

export const circumstancesOf = (
  services: Pick<Services, 'config' | 'demoLife' | 'payments' | 'clock'>,
  settings: SiteValues,
): Circumstances => ({
  provider: services.payments.name,
  settings,
  publicUrl: services.config.publicUrl,
  vault: createVault(services.config.secrets),
  clock: services.clock,
  now: services.clock.now(),
  onDelivered: services.demoLife.messageArrived,
})

const actOn = async (services: Needs, said: ProviderPayment): Promise<Settled> => {
  const payment = await findPayment(services.db, services.payments.name, said.provider_id)
  if (!payment) return { outcome: 'unknown' }
  const circumstances = circumstancesOf(services, await settingsOfBuyer(services, payment.user_id))
  const settled = await services.transaction((trx) => settle(trx, said, circumstances))
  tell(services.log, settled, said.provider_id)
  return settled
}

const tell = (log: Services['log'], settled: Settled, provider_id: string): void => {
  const { outcome } = settled
  // Money that does not fit its order is never credited; a person has to look.
  if (outcome === 'mismatch') log.error({ provider_id }, 'provider reports another amount or currency')
  if (outcome === 'returned') log.warn({ provider_id }, 'a payment that no order takes goes back')
  if (outcome === 'moved' && settled.unproven)
    log.warn({ provider_id }, 'the country of a paid order stands on one proof')
}

const settingsOfBuyer = async ({ db, sites }: Needs, userId: number): Promise<SiteValues> => {
  const buyer = await db
    .selectFrom('users')
    .select(['domain_host', 'country'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!buyer) throw apiError('server_error')
  return (await sites.of(buyer.domain_host, buyer.country)).values
}
