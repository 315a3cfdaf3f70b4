import { createHmac } from 'node:crypto'
import type { Db } from '../../../database/connection.ts'
import {
  type NewPayment,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderStatus,
} from '../provider.ts'
import {
  decideSandboxPayment,
  findSandboxMandate,
  findSandboxPayment,
  insertSandboxMandate,
  insertSandboxPayment,
  listSandboxPayments,
  refundSandboxPayment,
  type SandboxPayment,
  sandboxRefunds,
} from './store.ts'

type SandboxSetup = {
  db: Db
  now: () => Date
  /** Makes payment ids that nobody can guess from an order's number. */
  secret: Buffer
  publicUrl: string
}

const pageSize = 250

/** Banks of one country; of a card it does not say where it is from. */
const origins: Readonly<Record<string, ProviderPayment['origin']>> = {
  ideal: { of: 'iban', country: 'NL' },
  bancontact: { of: 'iban', country: 'BE' },
}

const listed = ({ id, description, status, created_at }: SandboxPayment & { created_at: Date }) => ({
  provider_id: id,
  order: description,
  status,
  created_at,
})

/** An account that exists in examples alone (ISO 13616). */
const transferOf = ({ id, method }: SandboxPayment): ProviderPayment['transfer'] =>
  method === 'banktransfer'
    ? {
        holder: 'Stichting Sandbox',
        iban: 'NL91ABNA0417164300',
        bic: 'ABNANL2A',
        reference: `RF00 ${id.slice(-12).toUpperCase()}`,
      }
    : null

/**
 * The embedded default: a payment provider in the same process that behaves like a real one, with a hosted page
 * under `/sandbox/payment/{id}` where a person chooses the outcome. It never moves money.
 */
export const createSandbox = ({ db, now, secret, publicUrl }: SandboxSetup): PaymentProvider => {
  const pageOf = (id: string) => `${publicUrl}/sandbox/payment/${id}`
  const idFor = (prefix: string, key: string) =>
    `${prefix}_${createHmac('sha256', secret).update(key).digest('base64url').slice(0, 24)}`

  const told = async (payment: SandboxPayment | undefined): Promise<ProviderPayment | null> => {
    if (!payment) return null
    const refunds = await sandboxRefunds(db, payment.id)
    return {
      provider_id: payment.id,
      status: payment.status,
      amount_cents: payment.amount_cents,
      currency: payment.currency,
      redirect_url: pageOf(payment.id),
      reason: payment.status === 'failed' ? 'sandbox' : null,
      refunds: refunds.map(({ id, key, amount_cents }) => ({
        refund_id: id,
        key: key.startsWith('own:') ? null : key,
        status: 'refunded' as const,
        amount_cents,
      })),
      charged_back_cents: payment.charged_back_cents,
      origin: payment.status === 'paid' ? (origins[payment.method] ?? null) : null,
      kept: await keptBy(payment),
      transfer: transferOf(payment),
      raw: payment,
    }
  }

  const keptBy = async ({ status, mandate_id, method }: SandboxPayment): Promise<ProviderPayment['kept']> => {
    if (status !== 'paid' || mandate_id === null || method === 'directdebit') return null
    const mandate = await findSandboxMandate(db, mandate_id)
    if (!mandate?.valid) return null
    return { customer_id: mandate.customer_id, mandate_id, label: 'Visa •••• 4242', expires: '2030-12-31' }
  }

  /** Kept methods answer at once; a bank takes its days for a direct debit. */
  const outcomeOf = async ({ charge, method }: NewPayment): Promise<ProviderStatus> => {
    if (!charge) return 'open'
    const mandate = await findSandboxMandate(db, charge.mandate_id)
    if (!mandate?.valid || mandate.customer_id !== charge.customer_id) return 'failed'
    return method === 'directdebit' ? 'pending' : 'paid'
  }

  return {
    name: 'sandbox',

    create: async (payment) => {
      const id = idFor('tr', payment.key)
      const mandate_id = payment.save ? idFor('mdt', payment.key) : (payment.charge?.mandate_id ?? null)
      if (payment.save && mandate_id)
        await insertSandboxMandate(db, {
          id: mandate_id,
          customer_id: payment.save.customer_id,
          method: payment.method,
        })
      await insertSandboxPayment(db, {
        id,
        amount_cents: payment.amount_cents,
        currency: payment.currency,
        method: payment.method,
        status: await outcomeOf(payment),
        description: payment.description,
        return_url: payment.return_url,
        charged_back_cents: 0,
        mandate_id,
        webhook_url: `${publicUrl}/api/webhooks/psp.php?provider=sandbox`,
        now: now(),
      })
      const stored = await told(await findSandboxPayment(db, id))
      if (!stored) throw new Error(`The sandbox lost payment ${id}`)
      return stored
    },

    fetch: async (id) => told(await findSandboxPayment(db, id)),

    cancel: async (id) => {
      const payment = await findSandboxPayment(db, id)
      // As with real providers: what is already under way can no longer be called back.
      if (payment?.status !== 'open') return told(payment)
      return told(await decideSandboxPayment(db, id, 'canceled', now()))
    },

    refund: async ({ key, provider_id, amount_cents }) => {
      const payment = await findSandboxPayment(db, provider_id)
      const made =
        payment &&
        (await refundSandboxPayment(db, {
          id: idFor('re', key),
          key,
          amount_cents,
          status: 'refunded',
          payment,
          now: now(),
        }))
      if (!made) throw new ProviderRefusal('The sandbox has not so much left of this payment')
      return { refund_id: made.id, key, status: 'refunded', amount_cents: made.amount_cents }
    },

    customer: async ({ key }) => idFor('cst', key),

    mandate: async ({ customer_id, reference }) => {
      const id = idFor('mdt', reference)
      await insertSandboxMandate(db, { id, customer_id, method: 'directdebit' })
      return id
    },

    list: async ({ from }) => {
      const rows = await listSandboxPayments(db, from, pageSize + 1)
      return { payments: rows.slice(0, pageSize).map(listed), next: rows[pageSize]?.id ?? null }
    },

    reversedSince: async (since) => {
      const rows = await db
        .selectFrom('sandbox_payments')
        .leftJoin('sandbox_refunds', 'sandbox_refunds.payment_id', 'sandbox_payments.id')
        .select('sandbox_payments.id')
        .distinct()
        .where((where) =>
          where.or([
            where.and([where('charged_back_cents', '>', 0), where('updated_at', '>=', since)]),
            where('sandbox_refunds.created_at', '>=', since),
          ]),
        )
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
