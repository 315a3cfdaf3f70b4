import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type OrderState, type PaymentMethodId, paymentMethodId } from '@lonk/shared-api/schemas/order.ts'
import { balanceOf, bundlesOf, notice, placeOrder, press, stateOf } from '../../../test/buying.ts'
import { debit } from '../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { isPremium } from '../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { minutes } from '../../clock.ts'

// Every method with every outcome, and each notice of the provider before the return, after it, and never.

let site: TestApi
beforeAll(async () => {
  site = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 60_000)
afterAll(() => site.end())

type Outcome = { presses: readonly string[]; state: OrderState; debited?: OrderState; owns: boolean }

/** What is pressed at the provider, and what becomes of the order; a direct debit is credited before its money comes. */
const outcomes: Record<string, Outcome> = {
  paid: { presses: ['pay'], state: 'completed', owns: true },
  'pending, then paid': { presses: ['pending', 'pay'], state: 'completed', owns: true },
  failed: { presses: ['fail'], state: 'failed', debited: 'charged_back', owns: false },
  'pending, then failed': {
    presses: ['pending', 'fail'],
    state: 'failed',
    debited: 'charged_back',
    owns: false,
  },
  cancelled: { presses: ['cancel'], state: 'cancelled', debited: 'charged_back', owns: false },
  expired: { presses: ['expire'], state: 'expired', debited: 'charged_back', owns: false },
  refunded: { presses: ['pay', 'refund'], state: 'refunded', owns: false },
  'charged back': { presses: ['pay', 'chargeback'], state: 'charged_back', owns: false },
}

const countries: Partial<Record<PaymentMethodId, string>> = { bancontact: 'BE' }

const order = async (method: PaymentMethodId) => {
  const country = countries[method] ?? 'NL'
  const person = await createPerson(site, { country })
  if (method === 'directdebit') return { person, ...(await debit(site, person)) }
  const [bundle] = await bundlesOf(person, country)
  const placed = await placeOrder(person, { bundle_id: bundle?.id, paymentmethod: method, country })
  return { person, ...placed }
}

type Purchase = { person: Person; orderId: number; providerId: string }

/** How the provider's word comes to us. */
const ways = {
  'before the return': async ({ providerId }: Purchase, action: string) => {
    await press(site, providerId, action)
  },
  'after it': async ({ person, orderId, providerId }: Purchase, action: string) => {
    const before = await stateOf(person, orderId)
    await press(site, providerId, action, { notice: 'lost' })
    // The return itself is no proof of anything.
    expect(await stateOf(person, orderId)).toBe(before)
    await notice(site, providerId)
  },
  never: async ({ providerId }: Purchase, action: string) => {
    await press(site, providerId, action, { notice: 'lost' })
    // Open orders ask by themselves, and the provider is asked for what was taken back.
    await site.shiftClock(minutes(11))
  },
} as const

const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100)

const booksOf = async (person: Person) => {
  const { transactions } = Object((await person.get('/api/transactions.php')).body)
  const { entries } = Object((await person.get('/api/ledger.php')).body)
  const invoiced = transactions.flatMap(({ lines }: { lines: { amount: { amount: string } }[] }) =>
    lines.map(({ amount }) => cents(amount)),
  )
  const add = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0)
  return {
    kinds: transactions.map(({ kind }: { kind: string }) => kind),
    invoiced: add(invoiced),
    booked: add(
      entries.map(({ eur_value }: { eur_value: { amount: string } | null }) =>
        eur_value ? cents(eur_value) : 0,
      ),
    ),
    credits: add(entries.map(({ delta }: { delta: number }) => delta)),
  }
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('with the notice %s', (way) => {
  describe.each(Object.entries(outcomes))('%s', (_, { presses, state, debited, owns }) => {
    it.each(paymentMethodId.options)('%s: order, money, credits and invoices agree', async (method) => {
      const purchase = await order(method)
      const { person, orderId, answer } = purchase
      for (const action of presses) await ways[way](purchase, action)

      const isDebit = method === 'directdebit'
      expect(await stateOf(person, orderId)).toBe(isDebit ? (debited ?? state) : state)
      const { credits, total } = Object(answer.body).order
      const paid = cents(total)
      expect(await balanceOf(site, person)).toBe(owns ? credits : 0)
      expect(await isPremium(site, person)).toBe(owns)
      const wasSold = owns || isDebit || presses.includes('pay')
      const back = { refunded: 'refund' }[isDebit ? (debited ?? state) : state] ?? 'chargeback'
      expect(await booksOf(person)).toEqual({
        kinds: owns ? ['purchase'] : wasSold ? [back, 'purchase'] : [],
        invoiced: owns ? paid : 0,
        booked: owns ? paid : 0,
        credits: owns ? credits : 0,
      })
    })
  })
})
