import { createHmac } from 'node:crypto'
import type { Db } from '../../../database/connection.ts'
import type { PaymentProvider, ProviderPayment } from '../provider.ts'
import {
  decideSandboxPayment,
  findSandboxPayment,
  insertSandboxPayment,
  type SandboxPayment,
} from './store.ts'

type SandboxSetup = {
  db: Db
  now: () => Date
  /** Makes payment ids that nobody can guess from an order's number. */
  secret: Buffer
  publicUrl: string
}

/**
 * The embedded default: a payment provider in the same process that behaves like a real one, with a hosted page
 * under `/sandbox/payment/{id}` where a person chooses the outcome. It never moves money.
 */
export const createSandbox = ({ db, now, secret, publicUrl }: SandboxSetup): PaymentProvider => {
  const pageOf = (id: string) => `${publicUrl}/sandbox/payment/${id}`

  const told = (payment: SandboxPayment | undefined): ProviderPayment | null =>
    payment
      ? {
          provider_id: payment.id,
          status: payment.status,
          amount_cents: payment.amount_cents,
          currency: payment.currency,
          redirect_url: pageOf(payment.id),
          reason: payment.status === 'failed' ? 'sandbox' : null,
          raw: payment,
        }
      : null

  return {
    name: 'sandbox',

    create: async (payment) => {
      const id = `tr_${createHmac('sha256', secret).update(payment.key).digest('base64url').slice(0, 24)}`
      const made: SandboxPayment = {
        id,
        amount_cents: payment.amount_cents,
        currency: payment.currency,
        method: payment.method,
        status: 'open',
        description: payment.description,
        return_url: payment.return_url,
      }
      await insertSandboxPayment(db, {
        ...made,
        webhook_url: `${publicUrl}/api/webhooks/psp.php?provider=sandbox`,
        now: now(),
      })
      const stored = told(await findSandboxPayment(db, id))
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
  }
}
