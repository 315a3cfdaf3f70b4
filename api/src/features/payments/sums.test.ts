import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { discountOn } from '@lonk/shared-api/prices.ts'
import fc from 'fast-check'
import { placeOrder, press } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { withdraw } from '../../../test/paying-back.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { seconds } from '../../clock.ts'

// The property: what the pages show, the order, the payment, the ledger and the invoice are the same amount, to the
// cent, for any price, any number of credits and any discount, and so is what goes back.

let site: TestApi
beforeAll(async () => {
  site = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 60_000)
afterAll(() => site.end())

const cents = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

type Sale = { price: number; credits: number; bonus: number; percentage: number; messages: number }

let codes = 0
const offer = async ({ price, credits, bonus, percentage }: Sale) => {
  const { db, clock } = site.services
  const bundle = await db
    .insertInto('bundles')
    .values({
      country: 'NL',
      currency: 'EUR',
      credits,
      bonus_credits: bonus,
      price_cents: price,
      label: `${credits} credits`,
      active: true,
      sort: 99,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (percentage === 0) return { bundle_id: bundle.id }
  codes += 1
  const code = `KORTING${codes}`
  await db
    .insertInto('discount_codes')
    .values({
      code,
      code_fold: code.toLowerCase(),
      value_percentage: percentage,
      max_uses: 1,
      created_at: clock.now(),
    })
    .execute()
  return { bundle_id: bundle.id, discountcode: code }
}

const inPage = (html: string): number[] =>
  [...html.matchAll(/<td>(?:€|EUR)?\s?(-?)\s?(?:€|EUR)?\s?(-?)([\d.]+),(\d\d)<\/td>/g)].map(
    ([, before, after, euros = '', rest = '']) =>
      (before || after ? -1 : 1) * (Number(euros.replaceAll('.', '')) * 100 + Number(rest)),
  )

const booksOf = async (person: Person) => {
  const [newest] = Object((await person.get('/api/transactions.php')).body).transactions
  const { entries } = Object((await person.get('/api/ledger.php')).body)
  const invoice = String((await person.get(newest.invoice_url)).body.text).replaceAll(/\s/gu, ' ')
  return { newest, entries, invoice: inPage(invoice) }
}

/** Lines, then without VAT, VAT, and the total. */
const expectInvoice = (amounts: number[], total: number, vat: number) => {
  const [net, vatShown, shown] = amounts.slice(-3)
  expect({ lines: sum(amounts.slice(0, -3)), net, vat: vatShown, total: shown }).toEqual({
    lines: total,
    net: total - vat,
    vat,
    total,
  })
}

const check = async (sale: Sale): Promise<void> => {
  const person = await createPerson(site)
  const wanted = await offer(sale)
  const off = sale.percentage === 0 ? 0 : discountOn(sale.price, sale.percentage)
  const paid = sale.price - off
  const { bundles } = Object((await person.get('/api/products.php?country=NL')).body)
  const shown = bundles.find(({ id }: { id: number }) => id === wanted.bundle_id)
  // The page takes the very same function off the price that products.php says.
  expect(cents(shown.price) - off).toBe(paid)

  const { orderId, providerId, answer } = await placeOrder(person, { ...wanted, paymentmethod: 'creditcard' })
  const { order, payment } = Object(answer.body)
  expect([cents(order.total), cents(order.discount), cents({ amount: payment.amount })]).toEqual([
    paid,
    off,
    paid,
  ])
  const atProvider = await site.services.db
    .selectFrom('sandbox_payments')
    .select('amount_cents')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
  expect(atProvider.amount_cents).toBe(paid)

  await press(site, providerId, 'pay')
  const bought = await booksOf(person)
  const vat = cents({ amount: order.vat.amount })
  expect(sum(bought.newest.lines.map(({ amount }: { amount: { amount: string } }) => cents(amount)))).toBe(
    paid,
  )
  expectInvoice(bought.invoice, paid, vat)
  const [purchase, ...more] = bought.entries.toReversed()
  expect([purchase.delta, cents(purchase.eur_value)]).toEqual([sale.credits, paid])
  expect(more.map(({ delta }: { delta: number }) => delta)).toEqual(sale.bonus > 0 ? [sale.bonus] : [])
  expect(order.credits).toBe(sale.credits + sale.bonus)

  const partner = await createPerson(site)
  for (let count = 0; count < sale.messages; count += 1)
    expect(await person.post('/api/message.php', textTo(partner))).toMatchObject({ status: 201 })
  const { refundable } = Object((await person.get(`/api/order.php?id=${orderId}`)).body).order
  if (refundable.credits === 0) return
  const { refund } = Object((await withdraw(person, orderId)).body)
  await site.shiftClock(seconds(6))
  const back = cents(refundable.amount)
  const returned = await booksOf(person)
  const atProviderAgain = await site.services.db
    .selectFrom('sandbox_refunds')
    .select('amount_cents')
    .where('payment_id', '=', providerId)
    .executeTakeFirstOrThrow()
  expect([
    cents(refund.amount),
    sum(returned.newest.lines.map(({ amount }: { amount: { amount: string } }) => -cents(amount))),
    -cents(returned.entries[0].eur_value),
    atProviderAgain.amount_cents,
  ]).toEqual([back, back, back, back])
  expect(returned.invoice.at(-1)).toBe(-back)
  expect(sum(returned.entries.map(({ delta }: { delta: number }) => delta))).toBe(
    returned.entries[0].balance_after,
  )
}

it.each<[string, Sale]>([
  ['a quarter off, with an odd cent', { price: 1499, credits: 10, bonus: 0, percentage: 25, messages: 0 }],
  [
    'half of it used, of a price that no credit divides',
    { price: 1335, credits: 6, bonus: 0, percentage: 25, messages: 3 },
  ],
  ['one cent', { price: 1, credits: 10, bonus: 0, percentage: 0, messages: 0 }],
  ['all off but a cent', { price: 2999, credits: 25, bonus: 5, percentage: 100, messages: 1 }],
])('one amount everywhere: %s', async (_, sale) => {
  await check(sale)
})

it('one amount everywhere: whatever is sold', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        price: fc.integer({ min: 1, max: 99_999 }),
        credits: fc.integer({ min: 1, max: 300 }),
        bonus: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40 })),
        percentage: fc.oneof(fc.constant(25), fc.constant(0), fc.integer({ min: 1, max: 100 })),
        messages: fc.integer({ min: 0, max: 1 }),
      }),
      check,
    ),
    { numRuns: 25 },
  )
}, 120_000)
