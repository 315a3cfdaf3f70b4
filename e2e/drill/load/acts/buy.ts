import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createOrder, getOrder } from '@lonk/shared-api/calls/payments/order.ts'
import { getProducts } from '@lonk/shared-api/calls/payments/products.ts'
import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { type Act, counted, visited } from '../counted.ts'

const country = 'NL'
const patience = 120_000

/** Orders the smallest bundle, pays it at the provider, and waits at the result page until the credits are there. */
export const buy: Act = async (member, figures) => {
  const { browser, notebook } = member
  const { bundles } = await counted(member, figures, 'order', () =>
    browser.client.call(getProducts, { country }),
  )
  const [bundle] = bundles
  if (!bundle) throw new Error('nothing is for sale')
  const idempotencyKey = randomUUID()
  const { order, payment } = await counted(member, figures, 'order', () =>
    browser.client.call(
      createOrder,
      {
        bundle_id: bundle.id,
        paymentmethod: 'ideal',
        country,
        terms_accepted: true,
        immediate_start: true,
        withdrawal_ack: true,
      },
      { idempotencyKey },
    ),
  )
  await counted(member, figures, 'pay', () =>
    visited(browser, 'pay', `/sandbox/payment/${payment.payment_id}`, 'action=pay'),
  )
  await counted(member, figures, 'order paid', async () => {
    const last = performance.now() + patience
    for (;;) {
      const { order: now } = await browser.client.call(getOrder, { id: order.id })
      if (now.state === 'completed') return
      if (performance.now() > last)
        throw new ApiError({ code: 'not_found', status: 404, message: `order ${order.id} is ${now.state}` })
      await pause(1000)
    }
  })
  notebook.bought.push({
    orderId: order.id,
    credits: order.bundle.credits + order.bundle.bonus_credits,
    cents: Math.round(Number(payment.amount) * 100),
  })
}
