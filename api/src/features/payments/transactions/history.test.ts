import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decideSilently, press } from '../../../../test/buying.ts'
import { debit } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createBuyer, withdraw } from '../../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { minutes, seconds } from '../../../clock.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const listOf = async (person: Person) => Object((await person.get('/api/transactions.php')).body).transactions
const historyOf = async (person: Person, id: number) =>
  Object((await person.get(`/api/transaction.php?id=${id}`)).body).history
const words = (history: { what: string }[]) => history.map(({ what }) => what)
const euro = (amount: string) => ({ amount, currency: 'EUR' })

describe('what happened to an order', () => {
  it('is its payment, with the invoice that came of it', async () => {
    const { person } = await createBuyer(site)
    const [bought] = await listOf(person)
    expect(await historyOf(person, bought.id)).toEqual([
      { what: 'ordered', at: bought.order.created_at, amount: null, transaction_id: null },
      { what: 'paid', at: bought.order.completed_at, amount: euro('14.99'), transaction_id: bought.id },
    ])
  })

  it('is the same, read from its credit note: withdrawn, on its way, paid back', async () => {
    const { person, orderId } = await createBuyer(site)
    await withdraw(person, orderId)
    const [note, bought] = await listOf(person)
    expect(note).toMatchObject({ kind: 'refund', refund_status: 'queued' })
    expect(bought).toMatchObject({ kind: 'purchase', refund_status: null, order: { state: 'refunded' } })
    expect(words(await historyOf(person, note.id))).toEqual(['ordered', 'paid', 'withdrawn'])
    await site.shiftClock(seconds(6))
    expect((await listOf(person))[0]).toMatchObject({ refund_status: 'refunded' })
    const history = await historyOf(person, bought.id)
    expect(words(history)).toEqual(['ordered', 'paid', 'withdrawn', 'paid_back'])
    expect(history[2]).toMatchObject({ amount: euro('14.99'), transaction_id: note.id })
  })

  it('says of a direct debit that the credits came first, and when the money did', async () => {
    const anna = await createPerson(site)
    const { providerId, answer } = await debit(site, anna)
    const [bought] = await listOf(anna)
    const first = await historyOf(anna, bought.id)
    expect(words(first)).toEqual(['ordered', 'credited', 'collect'])
    expect(first[2].at).toContain(Object(answer.body.mandate).collection_date)
    await decideSilently(site, providerId, 'paid')
    await site.shiftClock(minutes(11))
    expect(words(await historyOf(anna, bought.id)).sort()).toEqual(['collect', 'credited', 'ordered', 'paid'])
  })

  it('ends with what a bank took back', async () => {
    const { person, providerId } = await createBuyer(site)
    await press(site, providerId, 'chargeback')
    const [note] = await listOf(person)
    expect(words(await historyOf(person, note.id))).toEqual(['ordered', 'paid', 'charged_back'])
  })
})
