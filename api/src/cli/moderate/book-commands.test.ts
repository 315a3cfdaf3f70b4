import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { buy, createBuyer, withdraw } from '../../../test/paying-back.ts'
import { createPerson } from '../../../test/people.ts'
import { browserOf } from '../../../test/visitors.ts'
import { days, localDay } from '../../clock.ts'
import { bookCommands } from './book-commands.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const run = (name: string, ...args: string[]) =>
  bookCommands[name]?.run(api.services, args) ?? Promise.reject(new Error('no such command'))
const today = () => localDay(api.services.clock.now())

describe('the books', () => {
  it('say what was sold and given back, with its VAT, by the country of the buyer', async () => {
    const { person, orderId } = await createBuyer(api)
    await buy(api, person)
    const german = await createPerson(api, { country: 'DE' })
    const { bundles } = Object((await german.get('/api/products.php?country=DE')).body)
    await buy(api, german, { country: 'DE', bundle_id: bundles[0].id, paymentmethod: 'creditcard' })
    expect((await withdraw(person, orderId)).status).toBe(202)
    expect(await run('vat', today(), today())).toEqual([
      'country;rate;currency;invoices;credit notes;gross;net;vat',
      'DE;19.00;EUR;1;0;14.99;12.60;2.39',
      'NL;21.00;EUR;2;1;14.99;12.39;2.60',
    ])
    expect(await run('volume')).toEqual(['EUR 29.98, below a million'])
  })

  it('have nothing for days on which nothing was sold, and want days', async () => {
    expect(await run('vat', '2020-01-01', '2020-03-31')).toHaveLength(1)
    await expect(run('vat', 'gisteren', today())).rejects.toThrow(
      '<from>: a day such as 2026-10-01 is needed',
    )
  })
})

it('a letter to the support has the day by which it must be answered', async () => {
  const letter = {
    name: 'Sanne',
    email: 'sanne@example.test',
    subject: 'Wat weten jullie?',
    text: 'Van mij, bedoel ik.',
  }
  const { body } = await browserOf(api.url).post('/api/contact.php', letter)
  const due = localDay(new Date(api.services.clock.now().getTime() + days(30)))
  expect(await run('letters')).toEqual([`${body.ticket}  answer by ${due}  Wat weten jullie?`])
  await api.shiftClock(days(31))
  expect(await run('letters')).toEqual(['No letter waits.'])
})
