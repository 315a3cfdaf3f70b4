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
  if (method === 'directdebit') return { method, person, ...(await debit(site, person)) }
  const [bundle] = await bundlesOf(person, country)
  const placed = await placeOrder(person, { bundle_id: bundle?.id, paymentmethod: method, country })
  return { method, person, ...placed }
}

type Purchase = Awaited<ReturnType<typeof order>>

/** How the provider's word on each of them comes to us. */
const ways = {
  'before the return': async (purchases: readonly Purchase[], action: string) => {
    for (const { providerId } of purchases) await press(site, providerId, action)
  },
  'after it': async (purchases: readonly Purchase[], action: string) => {
    for (const { person, orderId, providerId } of purchases) {
      const before = await stateOf(person, orderId)
      await press(site, providerId, action, { notice: 'lost' })
      // The return itself is no proof of anything.
      expect(await stateOf(person, orderId)).toBe(before)
      await notice(site, providerId)
    }
  },
  never: async (purchases: readonly Purchase[], action: string) => {
    for (const { providerId } of purchases) await press(site, providerId, action, { notice: 'lost' })
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
  it.each(Object.entries(outcomes))(
    'order, money, credits and invoices agree for every method: %s',
    async (_, { presses, state, debited, owns }) => {
      const purchases = await Promise.all(paymentMethodId.options.map(order))
      for (const action of presses) await ways[way](purchases, action)
      for (const { method, person, orderId, answer } of purchases) {
        const isDebit = method === 'directdebit'
        const ended = isDebit ? (debited ?? state) : state
        const { credits, total } = Object(answer.body).order
        const paid = cents(total)
        const wasSold = owns || isDebit || presses.includes('pay')
        expect({
          method,
          state: await stateOf(person, orderId),
          balance: await balanceOf(site, person),
          premium: await isPremium(site, person),
          ...(await booksOf(person)),
        }).toEqual({
          method,
          state: ended,
          balance: owns ? credits : 0,
          premium: owns,
          kinds: owns
            ? ['purchase']
            : wasSold
              ? [ended === 'refunded' ? 'refund' : 'chargeback', 'purchase']
              : [],
          invoiced: owns ? paid : 0,
          booked: owns ? paid : 0,
          credits: owns ? credits : 0,
        })
      }
    },
    60_000,
  )
})
