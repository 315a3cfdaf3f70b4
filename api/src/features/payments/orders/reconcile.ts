import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { apiError } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { SiteValues } from '../../settings/defaults.ts'
import { createVault } from '../vault.ts'
import { findPayment } from './queries.ts'
import { type Circumstances, type Settled, settle } from './settle.ts'

type Needs = Pick<
  Services,
  'config' | 'demoLife' | 'db' | 'payments' | 'transaction' | 'sites' | 'clock' | 'log'
>

/**
 * Asks the provider how a payment stands and acts on it: what webhook and job do, as often as they like. Only of ours:
 * anybody can name one to the webhook, and what they name becomes part of the address that is asked.
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
  now: services.clock.now(),
  onDelivered: services.demoLife.messageArrived,
})

const actOn = async (services: Needs, said: ProviderPayment): Promise<Settled> => {
  const settings = await settingsOfBuyer(services, said.provider_id)
  if (!settings) return { outcome: 'unknown' }
  const settled = await services.transaction((trx) => settle(trx, said, circumstancesOf(services, settings)))
  // Money that does not fit its order is never credited; a person has to look.
  if (settled.outcome === 'mismatch')
    services.log.error({ provider_id: said.provider_id }, 'provider reports another amount or currency')
  return settled
}

const settingsOfBuyer = async ({ db, payments, sites }: Needs, providerId: string) => {
  const payment = await findPayment(db, payments.name, providerId)
  if (!payment) return undefined
  const buyer = await db
    .selectFrom('users')
    .select(['domain_host', 'country'])
    .where('id', '=', payment.user_id)
    .executeTakeFirst()
  if (!buyer) throw apiError('server_error')
  return (await sites.of(buyer.domain_host, buyer.country)).values
}
