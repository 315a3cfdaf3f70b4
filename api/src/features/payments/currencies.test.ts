import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { press } from '../../../test/buying.ts'
import type { TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { nowhere, orderIn, seen, startApiSeeing } from '../../../test/travelling.ts'
import { joinSite } from '../../../test/visitors.ts'
import { bookCommands } from '../../cli/moderate/book-commands.ts'

// Whoever moves from the Netherlands to Poland has paid in euro, and then in zloty.

let site: TestApi
beforeAll(async () => {
  site = await startApiSeeing('PL')
}, 60_000)
afterAll(() => site.end())

const buyInBoth = async (person: Pick<Person, 'post'>) => {
  for (const [country, where] of [
    ['NL', nowhere],
    ['PL', seen],
  ] as const) {
    const { body } = await orderIn(site, person, country, where)
    await press(site, Object(body).payment.payment_id, 'pay')
  }
}

describe('amounts of two currencies are never summed', () => {
  it('in what credits had cost: who pays with both is told none of them', async () => {
    const person = await createPerson(site)
    await buyInBoth(person)
    const partner = await createPerson(site)
    for (let count = 0; count < 9; count += 1) await person.post('/api/message.php', textTo(partner))
    const gifts: { id: number; credits: number }[] = Object((await person.get('/api/gifts.php')).body).gifts
    const gift = gifts.find(({ credits }) => credits === 2)
    const { text: _, ...message } = textTo(partner)
    await person.post('/api/message.php', { ...message, type: 'gift', gift_id: gift?.id })
    const { entries } = Object((await person.get('/api/ledger.php')).body)
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'gift', delta: -2, eur_value: null },
      { kind: 'message', delta: -1, eur_value: { amount: '-1.50', currency: 'EUR' } },
    ])
    await person.post('/api/message.php', textTo(partner))
    expect(Object((await person.get('/api/ledger.php')).body).entries[0]).toMatchObject({
      eur_value: { amount: '-6.40', currency: 'PLN' },
    })
  })

  it('nor left out of what leaving gives back', async () => {
    const { browser, email, password } = await joinSite(site)
    await buyInBoth(browser)
    expect((await browser.get('/api/account.php')).body).toMatchObject({
      refundable: {
        credits: 20,
        amount: { amount: '14.99', currency: 'EUR' },
        also: [{ amount: '63.99', currency: 'PLN' }],
      },
    })
    const left = await browser.delete('/api/account.php', { reason: 'no_time', password })
    expect(left).toMatchObject({ status: 200 })
    const mails = await site.outbox(email)
    expect(mails.some(({ text }) => text.includes('EUR 14.99 + PLN 63.99'))).toBe(true)
  })

  it('nor held against the million euros of the supervisor as if they were euros', async () => {
    await buyInBoth(await createPerson(site))
    const soldFor = (total_cents: number) =>
      site.services.db.updateTable('invoices').set({ total_cents }).where('currency', '=', 'PLN').execute()
    await soldFor(150_000_000)
    const lines = await bookCommands.volume?.run(site.services, [])
    await soldFor(6399)
    expect(lines).toEqual([
      expect.stringMatching(/^EUR \d+\.\d\d, below a million before the other currencies are added$/),
      expect.stringMatching(/^PLN \d+\.\d\d, to be added in euro, at the rate of the day$/),
    ])
  })
})

it('the minimum of a code has a currency', async () => {
  const insert = site.services.db
    .insertInto('discount_codes')
    .values({
      code: 'VANAF20',
      code_fold: 'vanaf20',
      value_percentage: 10,
      minimum_order_cents: 2000,
      created_at: new Date(),
    })
    .execute()
  await expect(insert).rejects.toThrow('discount_codes_minimum_has_currency')
})

it('the price of a gift says in what it is', async () => {
  const { db } = site.services
  const home = (default_country: string) =>
    db.updateTable('domains').set({ default_country }).where('is_default', '=', true).execute()
  await home('SE')
  const anna = await createPerson(site)
  expect((await anna.get('/api/gifts.php')).body).toMatchObject({
    gifts: expect.arrayContaining([
      expect.objectContaining({ slug: 'rose', price_eur: '16.90', currency: 'SEK' }),
    ]),
  })
  await home('NL')
})
