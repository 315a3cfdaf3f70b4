import type { PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import {
  createMollieClient,
  MandateMethod,
  MollieApiError,
  PaymentEmbed,
  PaymentMethod,
  SequenceType,
} from '@mollie/api-client'
import { type NewPayment, type PaymentProvider, ProviderRefusal } from '../provider.ts'
import { amountOf, listedOf, paymentOf, refundOf } from './mollie-response.ts'

type MollieSetup = {
  apiKey: string
  /** The root of the API, `https://…/v2/`. */
  url: string
  publicUrl: string
}

/** Our names are Mollie's (`shared-api/src/payment-methods.ts`). */
export const mollieMethod = (id: PaymentMethodId): PaymentMethod => {
  const method = Object.values(PaymentMethod).find((name) => name === id)
  if (!method) throw new Error(`Mollie has no method ${id}`)
  return method
}

const patience = 15_000

/** Mollie's API v2. Its idempotency keys make a repeated call one payment, one refund, one customer. */
export const createMollie = ({ apiKey, url, publicUrl }: MollieSetup): PaymentProvider => {
  const client = createMollieClient({ apiKey, apiEndpoint: url })
  const webhookUrl = `${publicUrl}/api/webhooks/psp.php?provider=mollie`
  const fetchPayment = async (id: string) =>
    paymentOf(await call(() => client.payments.get(id, { embed: [PaymentEmbed.refunds] })))

  return {
    name: 'mollie',

    create: async (payment) => {
      const made = await call(() =>
        client.payments.create({
          amount: amountOf(payment.amount_cents, payment.currency),
          description: payment.description,
          method: mollieMethod(payment.method),
          webhookUrl,
          metadata: { order: payment.description },
          idempotencyKey: `payment-${payment.key}`,
          ...sequenceOf(payment),
        }),
      )
      return paymentOf(made)
    },

    fetch: (id) => orNull(fetchPayment(id)),

    cancel: async (id) => {
      try {
        return paymentOf(await call(() => client.payments.cancel(id)))
      } catch (error) {
        // It can no longer be cancelled, or is unknown: its present state is the answer.
        if (error instanceof ProviderRefusal) return orNull(fetchPayment(id))
        throw error
      }
    },

    refund: async ({ key, provider_id, amount_cents, currency, description }) =>
      refundOf(
        await call(() =>
          client.paymentRefunds.create({
            paymentId: provider_id,
            amount: amountOf(amount_cents, currency),
            description,
            metadata: { key },
            idempotencyKey: key,
          }),
        ),
      ),

    // No name and no address: the provider needs neither to keep a method.
    customer: async ({ key }) =>
      (await call(() => client.customers.create({ metadata: { key }, idempotencyKey: key }))).id,

    mandate: async ({ customer_id, holder, iban, reference, signed_at }) =>
      (
        await call(() =>
          client.customerMandates.create({
            customerId: customer_id,
            method: MandateMethod.directdebit,
            consumerName: holder,
            consumerAccount: iban,
            signatureDate: signed_at.toISOString().slice(0, 10),
            mandateReference: reference,
            idempotencyKey: `mandate-${reference}`,
          }),
        )
      ).id,

    list: async ({ from }) => {
      const page = await call(() => client.payments.page({ limit: 250, ...(from ? { from } : {}) }))
      return { payments: page.map((said) => listedOf(said, webhookUrl)), next: page.nextPageCursor ?? null }
    },

    reversedSince: async (since) => {
      const refunds = await call(() => client.refunds.page({ limit: 250 }))
      const chargebacks = await call(() => client.chargebacks.page({ limit: 250 }))
      const late = [...refunds, ...chargebacks].filter(({ createdAt }) => new Date(createdAt) >= since)
      return [...new Set(late.map(({ paymentId }) => paymentId))]
    },
  }
}

/** Mollie refuses a return address where nobody is sent anywhere, and requires one everywhere else. */
const sequenceOf = ({ charge, save, return_url }: NewPayment) => {
  if (charge)
    return {
      sequenceType: SequenceType.recurring,
      customerId: charge.customer_id,
      mandateId: charge.mandate_id,
    }
  if (save) return { sequenceType: SequenceType.first, customerId: save.customer_id, redirectUrl: return_url }
  return { redirectUrl: return_url }
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** What Mollie will not do becomes a refusal; everything else, its silence too, may be temporary. */
const call = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Mollie did not answer in ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([ask(), silence])
  } catch (error) {
    if (error instanceof MollieApiError && error.statusCode !== undefined && isFinal(error.statusCode))
      throw new ProviderRefusal(error.message, { cause: error.statusCode })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

const orNull = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.cause === 404 || error.cause === 410)) return null
    throw error
  }
}
