import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { placeOrder, press } from '../../../../test/buying.ts'
import { debit } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson } from '../../../../test/people.ts'
import type { ProviderPayment } from '../../../adapters/payments/provider.ts'
import { bookCommands } from '../../../cli/moderate/book-commands.ts'
import { isProven } from './country-evidence.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

describe('the country of an order is proven', () => {
  it.each([
    ['by account and place', { account: 'NL', geoip: 'NL' }, true],
    ['by account and card', { account: 'NL', geoip: null, card: 'NL' }, true],
    ['by place and bank account', { account: 'BE', geoip: 'NL', iban: 'NL' }, true],
    ['not by what was declared', { declared: 'NL', account: 'NL', geoip: null }, false],
    ['not by one against another', { account: 'NL', geoip: null, card: 'DE' }, false],
    ['by two against one', { account: 'NL', geoip: 'NL', card: 'DE' }, true],
  ])('%s', (_, evidence, proven) => {
    expect(isProven('NL', evidence)).toBe(proven)
  })
})

const evidenceOf = async (orderId: number) =>
  (
    await site.services.db
      .selectFrom('orders')
      .select('country_evidence')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).country_evidence

/** The provider says something else of where the payment came from. */
const saying = async (origin: ProviderPayment['origin'], act: () => Promise<unknown>) => {
  const { payments } = site.services
  const fetch: typeof payments.fetch = async (id) => {
    const said = await payments.fetch(id)
    return said && { ...said, origin }
  }
  site.services.payments = { ...payments, fetch }
  await act().finally(() => {
    site.services.payments = payments
  })
}

describe('what the provider says of card or account', () => {
  it('is kept with the order, once it is paid', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await placeOrder(anna)
    expect(await evidenceOf(orderId)).toEqual({ declared: 'NL', account: 'NL', geoip: null })
    await press(site, providerId, 'pay')
    expect(await evidenceOf(orderId)).toEqual({ declared: 'NL', account: 'NL', geoip: null, iban: 'NL' })
  })

  it('takes nothing from the buyer where it is another country, and is listed for the operator', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId, answer } = await placeOrder(anna, { paymentmethod: 'creditcard' })
    await saying({ of: 'card', country: 'DE' }, () => press(site, providerId, 'pay'))
    expect(await evidenceOf(orderId)).toMatchObject({ card: 'DE' })
    expect(Object((await anna.get(`/api/order.php?id=${orderId}`)).body).order.state).toBe('completed')
    const lines = await bookCommands.countries?.run(site.services, ['2000-01-01', '2999-12-31'])
    const { number } = Object(answer.body).order
    expect(lines).toContain(`${number};NL;NL;NL;;DE;`)
  })

  it('does not replace the account that a mandate was signed for', async () => {
    const anna = await createPerson(site)
    const { orderId } = await debit(site, anna, { iban: 'NL91ABNA0417164300' })
    expect(await evidenceOf(orderId)).toMatchObject({ iban: 'NL' })
  })
})
