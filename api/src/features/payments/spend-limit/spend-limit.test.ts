import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { orderFor } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { buy } from '../../../../test/paying-back.ts'
import { createPerson } from '../../../../test/people.ts'
import { days } from '../../../clock.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const euro = (amount: string) => ({ month_limit: { amount, currency: 'EUR' } })

describe('the limit of spending', () => {
  it('lower counts at once, higher after seven days', async () => {
    const anna = await createPerson(site)
    expect(await anna.put('/api/spend-limit.php', euro('20.00'))).toMatchObject({
      status: 200,
      body: { limit: { amount: '20.00', currency: 'EUR' }, pending: null },
    })
    await buy(site, anna)
    const refused = { status: 403, body: { error: 'spend_limit_reached', params: { amount: '20.00' } } }
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject(refused)
    expect(await anna.put('/api/spend-limit.php', euro('50.00'))).toMatchObject({
      body: { limit: { amount: '20.00' }, pending: { limit: { amount: '50.00' } } },
    })
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject(refused)
    await site.shiftClock(days(7))
    expect((await anna.get('/api/user.php')).body).toMatchObject({
      user: { spend_limit: { amount: '50.00', currency: 'EUR' } },
    })
    expect(await anna.post('/api/order.php', await orderFor(anna))).toMatchObject({ status: 201 })
  })

  it('can be looked at: what counts, what will, and what is used of it', async () => {
    const anna = await createPerson(site)
    expect(await anna.get('/api/spend-limit.php')).toMatchObject({
      status: 200,
      body: { limit: null, pending: null, spent: { amount: '0.00', currency: 'EUR' }, currency: 'EUR' },
    })
    await anna.put('/api/spend-limit.php', euro('20.00'))
    await anna.put('/api/spend-limit.php', euro('50.00'))
    await buy(site, anna)
    expect((await anna.get('/api/spend-limit.php')).body).toMatchObject({
      limit: { amount: '20.00' },
      pending: { limit: { amount: '50.00' } },
      spent: { amount: '14.99' },
    })
  })

  it.each([
    ['another currency', { month_limit: { amount: '10.00', currency: 'SEK' } }],
    ['a negative amount', euro('-1.00')],
    ['a number', { month_limit: 10 }],
  ])('is refused with %s', async (_, body) => {
    const anna = await createPerson(site)
    expect(await anna.put('/api/spend-limit.php', body)).toMatchObject({ status: 422 })
  })
})
