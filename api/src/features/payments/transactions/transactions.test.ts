import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import { placeOrder, press } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../../test/people.ts'
import { issueTimeBonus } from '../discount/issue-time-bonus.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const buyer = async (extra: Record<string, unknown> = {}) => {
  const person = await createPerson(site)
  const now = site.services.clock.now()
  await site.services.transaction((trx) => issueTimeBonus(trx, { id: person.userId, created_at: now }))
  const { orderId, providerId } = await placeOrder(person, extra)
  await press(site, providerId, 'pay')
  return { person, orderId }
}
const transactionsOf = async (person: Person) =>
  Object((await person.get('/api/transactions.php')).body).transactions

const mailTo = async (person: Person, language: string) => {
  const { email } = await site.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return { email, language, mails: await site.outbox(email) }
}

describe('a paid order', () => {
  it('is confirmed by mail with its VAT, its invoice and both texts that were agreed to', async () => {
    const { person } = await buyer({ discountcode: 'TIMEBONUS25' })
    const { mails } = await mailTo(person, 'nl')
    const [transaction] = await transactionsOf(person)
    const order = mails.find(({ subject }) => subject.includes(transaction.order.number))
    expect(order?.subject).toBe(`Bevestiging van je bestelling ${transaction.order.number}`)
    for (const words of [
      '10 credits voor',
      '11,24',
      '1,95',
      '(21%)',
      'iDEAL | Wero',
      `Factuurnummer ${transaction.invoice_number}`,
      'tekst 2026-03-01',
      'Ik wil mijn credits meteen gebruiken, ook al heb ik 14 dagen bedenktijd.',
      'Ik weet dat mijn bedenktijd vervalt voor de credits die ik gebruik.',
    ])
      expect(order?.text).toContain(words)
    expect(order?.links).toEqual([`http://localhost:3999/transactions/${transaction.id}`])
  })

  it('speaks every language, with nothing left to fill in', async () => {
    for (const language of languages) {
      const person = await createPerson(site)
      await site.services.db.updateTable('users').set({ language }).where('id', '=', person.userId).execute()
      const { providerId } = await placeOrder(person)
      await press(site, providerId, 'pay')
      const { mails } = await mailTo(person, language)
      expect(mails).toHaveLength(1)
      expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/[{}]|undefined/)
    }
  })

  it('is a transaction with lines that add up, and an invoice that prints', async () => {
    const { person, orderId } = await buyer({ discountcode: 'TIMEBONUS25' })
    const answer = await person.get('/api/transactions.php?page=1')
    expect(answer).toMatchObject({
      status: 200,
      body: {
        total: 1,
        transactions: [
          {
            kind: 'purchase',
            order: { id: orderId, state: 'completed' },
            payment: { status: 'completed' },
            lines: [
              { description: '10 credits', quantity: 10, amount: { amount: '14.99', currency: 'EUR' } },
              { description: 'Korting', amount: { amount: '-3.75' } },
            ],
          },
        ],
      },
    })
    const [listed] = await transactionsOf(person)
    const one = await person.get(`/api/transaction.php?id=${listed.id}`)
    expect(Object(one.body).transaction).toEqual(listed)
    const page = await person.get(listed.invoice_url)
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const html = String(page.body.text)
    for (const words of [
      `Factuur ${listed.invoice_number}`,
      'Lonk Demo B.V.',
      'NL000000000B00',
      'Btw 21%',
      '11,24',
      '9,29',
      '1,95',
      'Nederland',
      '@media print',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain('<script')
  })

  it('is nobody else’s to see', async () => {
    const [{ person }, eve] = [await buyer(), await createPerson(site)]
    const [listed] = await transactionsOf(person)
    expect(await eve.get(`/api/transaction.php?id=${listed.id}`)).toMatchObject({ status: 404 })
    expect(await eve.get(listed.invoice_url)).toMatchObject({ status: 404 })
    expect((await eve.get('/api/transactions.php')).body).toEqual({ transactions: [], total: 0 })
  })

  it('gets the next number without a gap, however many pay at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(site)))
    const placed = await Promise.all(people.map((person) => placeOrder(person)))
    await Promise.all(
      placed.map(({ providerId }, index) => press(site, providerId, index % 3 === 0 ? 'fail' : 'pay')),
    )
    const rows = await site.services.db.selectFrom('invoices').select(['seq']).orderBy('seq').execute()
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  })
})

describe('the ledger', () => {
  it('names every credit that came and went, with what it had cost', async () => {
    const { person } = await buyer()
    await person.post('/api/message.php', textTo(await createPerson(site)))
    const { body } = await person.get('/api/ledger.php')
    expect(body).toMatchObject({
      total: 2,
      balance: 9,
      entries: [
        { kind: 'message', delta: -1, balance_after: 9, eur_value: { amount: '-1.50', currency: 'EUR' } },
        { kind: 'purchase', delta: 10, balance_after: 10, eur_value: { amount: '14.99' } },
      ],
    })
  })

  it('gives free credits no value', async () => {
    const person = await createPerson(site, { credits: 3 })
    expect((await person.get('/api/ledger.php')).body).toMatchObject({
      entries: [{ kind: 'staff_grant', delta: 3, eur_value: null, ref: { type: 'user' } }],
    })
  })
})
