import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { orderFor, placeOrder, press } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson } from '../../../../test/people.ts'
import { issueTimeBonus } from './issue-time-bonus.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const ordersOf = (userId: number) =>
  site.services.db
    .selectFrom('orders')
    .leftJoin('discount_uses', 'discount_uses.order_id', 'orders.id')
    .select(['orders.created_at', 'orders.completed_at', 'discount_uses.code_id as discounted'])
    .where('orders.user_id', '=', userId)
    .execute()

it('an order that is placed while another is being paid gets the welcome discount only as the first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const anna = await createPerson(site)
    const now = site.services.clock.now()
    await site.services.transaction((trx) => issueTimeBonus(trx, { id: anna.userId, created_at: now }))
    const { providerId } = await placeOrder(anna, { paymentmethod: 'banktransfer' })
    await press(site, providerId, 'pending')
    const next = await orderFor(anna, { discountcode: 'TIMEBONUS25' })
    await Promise.all([press(site, providerId, 'pay'), anna.post('/api/order.php', next)])
    const orders = await ordersOf(anna.userId)
    const paid = orders.find(({ completed_at }) => completed_at !== null)?.completed_at
    const late = orders.filter(({ discounted, created_at }) => discounted && paid && created_at > paid)
    expect(late).toEqual([])
  }
}, 60_000)
