import { randomInt } from 'node:crypto'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import type { APIRequestContext } from '@playwright/test'
import { outboxOf } from '../site/outbox.ts'

const agreed = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

const ask = async (request: APIRequestContext, path: string, data?: object) => {
  const answer = await request.fetch(path, {
    headers: { 'X-Request-Type': 'client', 'Idempotency-Key': crypto.randomUUID() },
    ...(data ? { method: 'POST', data } : {}),
  })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** An order that waits for its payment. */
export interface Placed {
  readonly orderId: number
  readonly paymentId: string
  readonly bundleId: number
  readonly method: string
  readonly credits: number
  readonly cents: number
}

interface Buyer {
  readonly request: APIRequestContext
  readonly address: string
  readonly country: string
}

/** Orders the smallest bundle by the calls that the checkout makes; a direct debit with its code and mandate. */
export const placeOrder = async (buyer: Buyer, method: string): Promise<Placed> => {
  const { request, country } = buyer
  const { bundles } = await ask(request, `/api/products.php?country=${country}`)
  const bundleId: number = bundles[0].id
  const { order, payment } =
    method === 'directdebit'
      ? await debit(buyer, bundleId)
      : await ask(request, '/api/order.php', {
          bundle_id: bundleId,
          paymentmethod: method,
          country,
          ...agreed,
        })
  return {
    orderId: order.id,
    paymentId: payment.payment_id,
    bundleId,
    method,
    credits: order.credits,
    cents: centsOf(order.total),
  }
}

const debit = async ({ request, address }: Buyer, bundleId: number) => {
  const phone = newPhone()
  await ask(request, '/api/directdebit-otp.php', { phone, bundle_id: bundleId })
  const [text] = await outboxOf(address).to(phone)
  return ask(request, '/api/directdebit.php', {
    otp: text?.text.match(/\d{6}/)?.[0],
    phone,
    bundle_id: bundleId,
    account_holder: 'A. de Vries',
    iban: newIban(),
    street: 'Voorstraat',
    house_number: '12a',
    zip: '3512 AN',
    city: 'Utrecht',
    mandate_accepted: true,
    ...agreed,
  })
}

/** A mobile number that can exist, and nobody else's on this site: what is allowed is counted by it. */
export const newPhone = (): string => `+316${randomInt(10_000_000, 58_999_999)}`

/** A German account that nobody has paid from; its check digits are those of ISO 13616. */
export const newIban = (): string => {
  const account = `370400440${randomInt(100_000_000, 999_999_999)}`
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}

/** One button of the provider's page; `lost`: its notice does not reach us. */
export const press = async (
  request: APIRequestContext,
  { paymentId }: Placed,
  action: string,
  { lost = false } = {},
): Promise<void> => {
  const answer = await request.post(`/sandbox/payment/${paymentId}`, {
    form: { action, ...(lost ? { notice: 'lost' } : {}) },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`the sandbox answered ${answer.status()} to ${action}`)
}

/** The provider's notice, as it sends it when it comes late. */
export const lateNotice = (request: APIRequestContext, { paymentId }: Placed) =>
  request.post('/api/webhooks/psp.php?provider=sandbox', { form: { id: paymentId } })

/** Time for what the server asks its provider by itself. */
export const letPass = (request: APIRequestContext, minutes: number) =>
  ask(request, '/dev/clock', { shift_ms: minutes * 60_000 })

/** Where the provider sends the buyer back to. */
export const returnPath = ({ bundleId, method, orderId }: Placed): string =>
  `/credits/${bundleId}/${method}?order=${orderId}`

const centsOf = ({ amount }: { readonly amount: string }): number => Math.round(Number(amount) * 100)
const add = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** What the site's books say of a buyer, in cents; whatever was given away free is worth none. */
export const booksOf = async (request: APIRequestContext, { orderId }: Placed) => {
  const { order } = await ask(request, `/api/order.php?id=${orderId}`)
  const { user }: { user: User } = await ask(request, '/api/user.php')
  const { transactions }: { transactions: Transaction[] } = await ask(request, '/api/transactions.php')
  const { entries, balance } = await ask(request, '/api/ledger.php')
  return {
    state: order.state,
    premium: user.paid_user,
    balances: [user.credits, balance, add(entries.map(({ delta }: { delta: number }) => delta))],
    kinds: transactions.map(({ kind }) => kind),
    invoiced: add(transactions.flatMap(({ lines }) => lines.map(({ amount }) => centsOf(amount)))),
    booked: add(
      entries.map(({ eur_value }: { eur_value: { amount: string } | null }) =>
        eur_value ? centsOf(eur_value) : 0,
      ),
    ),
  }
}
