import { expect } from '@jest/globals'
import type { TestApi } from './harness.ts'
import type { Person } from './people.ts'
import type { Answer, Browser } from './visitors.ts'

export type Placed = { orderId: number; providerId: string; answer: Answer }

/** The four bundles of the Netherlands, smallest first. */
export const bundlesOf = async (person: Person, country = 'NL'): Promise<{ id: number; credits: number }[]> =>
  Object((await person.get(`/api/products.php?country=${country}`)).body).bundles

export const orderFor = async (person: Person, extra: Record<string, unknown> = {}) => {
  const [bundle] = await bundlesOf(person)
  return {
    bundle_id: bundle?.id,
    paymentmethod: 'ideal',
    country: 'NL',
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
    ...extra,
  }
}

export const placeOrder = async (person: Person, extra: Record<string, unknown> = {}): Promise<Placed> => {
  const answer = await person.post('/api/order.php', await orderFor(person, extra))
  expect(answer).toMatchObject({ status: 201, body: { order: { state: 'open' } } })
  const { order, payment } = Object(answer.body)
  return { orderId: order.id, providerId: payment.payment_id, answer }
}

/** What a person does on the hosted page of the sandbox: one of its buttons, without script. */
export const press = (
  api: TestApi,
  providerId: string,
  action: string,
  more: { notice?: 'lost' } = {},
): Promise<Response> =>
  fetch(`${api.url}/sandbox/payment/${providerId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, ...more }),
  })

/** The outcome at the provider alone, as if its notice were lost on the way. */
export const decideSilently = (api: TestApi, providerId: string, status: string) =>
  api.services.db.updateTable('sandbox_payments').set({ status }).where('id', '=', providerId).execute()

export const notice = (api: TestApi, providerId: string): Promise<Response> =>
  fetch(`${api.url}/api/webhooks/psp.php?provider=sandbox`, {
    method: 'POST',
    body: new URLSearchParams({ id: providerId }),
  })

export const stateOf = async (person: Person, orderId: number): Promise<string> =>
  Object((await person.get(`/api/order.php?id=${orderId}`)).body).order.state

export const balanceOf = async (api: TestApi, person: Person): Promise<number> => {
  const { balance } = await api.services.db
    .selectFrom('wallets')
    .select('balance')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return balance
}

/** Buys the smallest bundle, so that somebody is premium as members become it. */
export const becomePremium = async (api: TestApi, { browser }: { browser: Browser }): Promise<void> => {
  const { bundles } = Object((await browser.get('/api/products.php?country=NL')).body)
  const { body } = await browser.post('/api/order.php', {
    bundle_id: bundles[0].id,
    paymentmethod: 'ideal',
    country: 'NL',
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
  })
  await press(api, Object(body).payment.payment_id, 'pay')
  const { user } = Object((await browser.get('/api/user.php')).body)
  expect(user.paid_user).toBe(true)
}
