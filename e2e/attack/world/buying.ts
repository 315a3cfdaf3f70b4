import type { Answer, Browser } from '../../../api/test/visitors.ts'
import { ask } from './ask.ts'

export const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

type Bundle = { id: number; credits: number; price: { amount: string; currency: string } }

/** What is for sale in a country, the smallest first. */
export const bundlesIn = async (browser: Browser, country: string): Promise<readonly Bundle[]> =>
  Object((await browser.get(`/api/products.php?country=${country}`)).body).bundles

export const orderFor = async (browser: Browser, extra: Record<string, unknown> = {}) => {
  const country = String(extra.country ?? 'NL')
  const [bundle] = await bundlesIn(browser, country)
  return { bundle_id: bundle?.id, paymentmethod: 'ideal', country, ...boxes, ...extra }
}

export const orderOf = ({ body }: Answer): { id: number; credits: number; state: string } =>
  Object(body.order)
export const paymentOf = ({ body }: Answer): { payment_id: string } => Object(body.payment)

/** A button of the sandbox's page, at one of the processes. */
export const press = (address: string, paymentId: string, action: string) =>
  ask(address, `/sandbox/payment/${paymentId}`, form(`action=${action}`))

/** What the provider says when a payment has changed; everybody may say it. */
export const notice = (address: string, paymentId: string) =>
  ask(address, '/api/webhooks/psp.php?provider=sandbox', form(`id=${paymentId}`))

const form = (body: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body,
})

/** Buys the smallest bundle and pays it. */
export const buy = async (
  browser: Browser,
  address: string,
  extra: Record<string, unknown> = {},
): Promise<{ orderId: number; paymentId: string; credits: number }> => {
  const placed = await browser.post('/api/order.php', await orderFor(browser, extra))
  if (placed.status !== 201) throw new Error(`no order: ${JSON.stringify(placed.body)}`)
  const paymentId = paymentOf(placed).payment_id
  await press(address, paymentId, 'pay')
  return { orderId: orderOf(placed).id, paymentId, credits: orderOf(placed).credits }
}

export const meOf = async (browser: Browser): Promise<Record<string, unknown> & { credits: number }> =>
  Object((await browser.get('/api/user.php')).body).user

export const creditsOf = async (browser: Browser): Promise<number> => (await meOf(browser)).credits
