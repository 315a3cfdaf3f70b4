import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf } from './buying.ts'
import { startApi, type TestApi } from './harness.ts'
import { createBuyer, withdraw } from './paying-back.ts'
import { createPerson, textTo } from './people.ts'
import { type Answer, browserOf, joinSite, signUp } from './visitors.ts'

// Somebody with two accounts and a proxy sends fifty calls where one is meant. What the limits let through, the
// invariants check at the end.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const fifty = <Result>(call: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, index) => call(index)))
const count = (answers: readonly Answer[], status: number, error?: string) =>
  answers.filter((answer) => answer.status === status && answer.body.error === error).length

describe('one key fifty times at once', () => {
  it('with fifty contents does one of them', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 60 }), await createPerson(api)]
    const key = randomUUID()
    const answers = await fifty((index) =>
      anna.post('/api/message.php', textTo(bram, `Hoi ${index}`), { key }),
    )
    expect([count(answers, 201), count(answers, 409, 'idempotency_conflict')]).toEqual([1, 49])
    expect(await balanceOf(api, anna)).toBe(59)
  })

  it('is a key of its own for everybody who uses it', async () => {
    const [bram, key] = [await createPerson(api), randomUUID()]
    const senders = await Promise.all(Array.from({ length: 5 }, () => createPerson(api, { credits: 1 })))
    const text = textTo(bram, 'Hetzelfde', randomUUID())
    const answers = await Promise.all(senders.map((sender) => sender.post('/api/message.php', text, { key })))
    expect(count(answers, 201)).toBe(5)
    const ids = answers.map(({ body }) => Object(body.message).id)
    expect(new Set(ids).size).toBe(5)
  })
})

describe('credits spent fifty times at once', () => {
  it('on texts and gifts are never more than there are', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 7 }), await createPerson(api)]
    const gifts: { id: number; credits: number }[] = Object((await anna.get('/api/gifts.php')).body).gifts
    const answers = await fifty((index) => {
      const { text: _, ...gift } = textTo(bram)
      const wish = { ...gift, type: 'gift', gift_id: gifts[index % gifts.length]?.id }
      return anna.post('/api/message.php', index % 2 ? textTo(bram) : wish)
    })
    const sent = answers.filter(({ status }) => status === 201)
    const charged = sent.reduce((sum, { body }) => sum + Object(body.message).credits_charged, 0)
    expect(charged + (await balanceOf(api, anna))).toBe(7)
    expect(sent.length + count(answers, 402, 'not_enough_credits')).toBe(50)
  })

  it('are not paid back as well', async () => {
    const [{ person, orderId }, bram] = [await createBuyer(api), await createPerson(api)]
    const answers = await fifty((index) =>
      index % 10 === 5 ? withdraw(person, orderId) : person.post('/api/message.php', textTo(bram)),
    )
    const refunds = answers.filter(({ status }) => status === 202)
    const reversed = refunds.reduce((sum, { body }) => sum + Object(body.refund).credits_reversed, 0)
    expect(refunds.length).toBeLessThanOrEqual(1)
    expect(count(answers, 201) + reversed + (await balanceOf(api, person))).toBe(10)
  })

  it('come back once for a message that is taken back fifty times', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 3 }), await createPerson(api)]
    const { body } = await anna.post('/api/message.php', textTo(bram))
    const message_id = Object(body.message).id
    await fifty(() => anna.delete('/api/message.php', { message_id, scope: 'both' }))
    expect(await balanceOf(api, anna)).toBe(3)
  })
})

describe('what may be done so often', () => {
  it('is three exports a day', async () => {
    const anna = await createPerson(api)
    const answers = await fifty(() => anna.post('/api/export.php', {}))
    expect([count(answers, 200) + count(answers, 202), count(answers, 403, 'export_limit')]).toEqual([3, 47])
  })

  it('is ten searches kept', async () => {
    const anna = await createPerson(api)
    const answers = await fifty((index) =>
      anna.post('/api/saved-search.php', { name: `Zoek ${index}`, filters: {} }),
    )
    expect([count(answers, 200), count(answers, 403, 'saved_search_limit')]).toEqual([10, 40])
  })

  it('is three activation mails a day besides the first', async () => {
    const { browser, email } = await signUp(api)
    const answers = await fifty(() => browser.post('/api/activation-mail.php', {}))
    expect([count(answers, 200), count(answers, 403, 'activation_mail_limit')]).toEqual([3, 47])
    expect(await api.outbox(email)).toHaveLength(4)
  })

  it('is one new name in thirty days', async () => {
    const { browser } = await joinSite(api)
    const answers = await fifty((index) => browser.put('/api/profile.php', { name: `Nieuw_${index}` }))
    expect([count(answers, 200), count(answers, 403, 'name_change_limit')]).toEqual([1, 49])
  })
})

describe('receipts to an address that anybody may have typed', () => {
  const visitor = () => browserOf(api.url)
  it.each([
    [
      'letters to the support',
      (email: string) =>
        visitor().post('/api/contact.php', {
          name: 'Iemand',
          email,
          subject: 'Mijn foto',
          text: 'Mijn foto is niet te zien.',
        }),
    ],
    [
      'complaints',
      (email: string) =>
        visitor().post('/api/complaint.php', {
          category: 'other',
          text: 'Dit klopt niet, kijk eens.',
          good_faith: true,
          name: 'Iemand',
          email,
        }),
    ],
  ])('are three a day, of fifty %s at once', async (kind, write) => {
    const email = `${kind.replaceAll(' ', '-')}@example.test`
    const answers = await fifty(() => write(email))
    expect(count(answers, 201)).toBe(50)
    expect(await api.outbox(email)).toHaveLength(3)
  })
})
