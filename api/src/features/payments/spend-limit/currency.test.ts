import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { press } from '../../../../test/buying.ts'
import type { TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { nowhere, orderIn, seen, startApiSeeing } from '../../../../test/travelling.ts'
import { days } from '../../../clock.ts'

// Whoever is seen in the Netherlands may order there in euro, wherever the account is.

let site: TestApi
beforeAll(async () => {
  site = await startApiSeeing('NL')
}, 60_000)
afterAll(() => site.end())

const order = (person: Person, country: string, credits = 10) =>
  orderIn(site, person, country, country === 'NL' ? seen : nowhere, { credits })
const buy = async (person: Person, country: string, credits = 10) => {
  const { body } = await order(person, country, credits)
  await press(site, Object(body).payment.payment_id, 'pay')
}
const limitTo = (person: Person, amount: string, currency: string) =>
  person.put('/api/spend-limit.php', { month_limit: { amount, currency } })
const limitOf = async (person: Person) => Object((await person.get('/api/user.php')).body).user.spend_limit
const reached = (amount: string, currency: string) => ({
  status: 403,
  body: { error: 'spend_limit_reached', params: { amount, currency } },
})

describe('a limit of spending has a currency', () => {
  it.each([
    ['PL', '20.00', 'PLN', 10],
    ['SE', '200.00', 'SEK', 130],
  ])(
    'an account of %s with %s %s a month cannot order in euro',
    async (country, amount, currency, credits) => {
      const person = await createPerson(site, { country })
      expect(await limitTo(person, amount, currency)).toMatchObject({ status: 200 })
      expect(await order(person, 'NL', credits)).toMatchObject(reached(amount, currency))
      expect(await order(person, country, credits)).toMatchObject(reached(amount, currency))
    },
  )

  it('and says it, in the account, the event, the raise and the refusal', async () => {
    const person = await createPerson(site, { country: 'PL' })
    await limitTo(person, '20.00', 'PLN')
    const twenty = { amount: '20.00', currency: 'PLN' }
    expect(await limitOf(person)).toEqual(twenty)
    expect((await person.events()).at(-1)).toMatchObject({ event: 'user', data: { spend_limit: twenty } })
    expect(await limitTo(person, '90.00', 'PLN')).toMatchObject({
      body: { limit: twenty, pending: { limit: { amount: '90.00', currency: 'PLN' } } },
    })
    expect((await order(person, 'PL')).body.message).toBe('Je maandlimiet van PLN 20.00 is bereikt.')
    await site.shiftClock(days(7))
    expect(await limitOf(person)).toEqual({ amount: '90.00', currency: 'PLN' })
  })

  it('and counts what was spent in it alone', async () => {
    const person = await createPerson(site, { country: 'PL' })
    await buy(person, 'NL', 130)
    await limitTo(person, '100.00', 'PLN')
    await buy(person, 'PL')
    expect(await order(person, 'PL')).toMatchObject(reached('100.00', 'PLN'))
  })

  it('which stays when the country takes another: a raise in disguise waits its week', async () => {
    const person = await createPerson(site, { country: 'SE' })
    await limitTo(person, '200.00', 'SEK')
    const pays = (currency: string) =>
      site.services.transaction(async (trx) => {
        await trx.updateTable('countries').set({ currency }).where('code', '=', 'SE').execute()
        await trx.updateTable('bundles').set({ currency }).where('country', '=', 'SE').execute()
      })
    await pays('EUR')
    expect(await limitOf(person)).toEqual({ amount: '200.00', currency: 'SEK' })
    expect(await order(person, 'SE')).toMatchObject(reached('200.00', 'SEK'))
    expect(await limitTo(person, '200.00', 'EUR')).toMatchObject({
      body: { limit: { currency: 'SEK' }, pending: { limit: { amount: '200.00', currency: 'EUR' } } },
    })
    await site.shiftClock(days(7))
    expect(await order(person, 'SE')).toMatchObject({ status: 201 })
    await pays('SEK')
  })

  it('also the site’s own: that of the member’s country', async () => {
    const setting = { host: '*', country: 'PL', key: 'spend_limit_default' }
    await site.services.db
      .insertInto('domain_settings')
      .values({ ...setting, value: '"20.00"' })
      .execute()
    const [pole, dutch] = [await createPerson(site, { country: 'PL' }), await createPerson(site)]
    expect(await order(pole, 'PL')).toMatchObject(reached('20.00', 'PLN'))
    expect(await order(pole, 'NL')).toMatchObject(reached('20.00', 'PLN'))
    expect(await order(dutch, 'NL', 25)).toMatchObject({ status: 201 })
    await site.services.db.deleteFrom('domain_settings').where('key', '=', 'spend_limit_default').execute()
  })
})
