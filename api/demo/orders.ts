import { days, minutes } from '../src/clock.ts'
import { rateInHundredths, vatIncluded } from '../src/core/money/amounts.ts'
import type { DemoMember } from './demo-member.ts'
import { createRandom, type Random } from './random.ts'

/** A bundle as it is sold in one country. */
export type DemoBundle = {
  id: number
  country: string
  currency: string
  credits: number
  price_cents: number
}

export type DemoOrder = {
  id: number
  number: string
  user: number
  bundle: DemoBundle
  vat_rate: string
  vat_cents: number
  method: string
  completed_at: Date
  unit_net_cents: string
}

type Options = {
  members: readonly DemoMember[]
  bundles: readonly DemoBundle[]
  /** By country, as in the database: `'21.00'`. */
  vatRates: ReadonlyMap<string, string>
  /** Bundles (in credits) that an account has bought for certain, by key. */
  fixed: ReadonlyMap<number, readonly number[]>
  seed: number
  now: Date
}

const methods: Record<string, Record<string, number>> = {
  NL: { ideal: 80, creditcard: 10, paypal: 10 },
  BE: { bancontact: 70, creditcard: 20, paypal: 10 },
  DE: { paypal: 60, creditcard: 25, banktransfer: 15 },
}

/** What premium members have bought: nobody is premium without a completed and credited order. */
export function generateOrders({ members, bundles, vatRates, fixed, seed, now }: Options): DemoOrder[] {
  const root = createRandom(`orders/${seed}`)
  const orders: DemoOrder[] = []
  for (const member of members.filter((one) => one.premium)) {
    const random = root.fork(member.key)
    const offered = bundles.filter((bundle) => bundle.country === member.place.country)
    let at = (member.activated_at ?? member.created_at).getTime()
    for (const credits of fixed.get(member.key) ?? wishes(random)) {
      const bundle = offered.find((one) => one.credits === credits)
      const vat_rate = vatRates.get(member.place.country)
      if (!bundle || !vat_rate) throw new Error(`No bundle of ${credits} credits in ${member.place.country}`)
      // Within the first ten days, and always in the past.
      at += Math.min(minutes(5) + days(3) * random.next(), (now.getTime() - at) / 4)
      orders.push(order(orders.length + 1, member, bundle, vat_rate, new Date(Math.round(at)), random))
    }
  }
  return orders
}

function wishes(random: Random): number[] {
  const count = Number(random.weighted({ 1: 30, 2: 30, 3: 24, 4: 16 }))
  return Array.from({ length: count }, () => Number(random.weighted({ 10: 8, 25: 15, 60: 27, 130: 50 })))
}

function order(
  id: number,
  member: DemoMember,
  bundle: DemoBundle,
  vat_rate: string,
  completed_at: Date,
  random: Random,
): DemoOrder {
  const vat_cents = vatIncluded(bundle.price_cents, rateInHundredths(vat_rate))
  return {
    id,
    number: `DEMO-${String(id).padStart(6, '0')}`,
    user: member.key,
    bundle,
    vat_rate,
    vat_cents,
    method: random.weighted(methods[member.place.country] ?? { creditcard: 1 }),
    completed_at,
    unit_net_cents: (bundle.price_cents / bundle.credits).toFixed(4),
  }
}
