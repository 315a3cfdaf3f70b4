import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bundlesOf } from '../../../../test/buying.ts'
import { debitForm, newIban, newPhone } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { issueTimeBonus } from './issue-time-bonus.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const newcomer = async (): Promise<Person> => {
  const person = await createPerson(site)
  const now = site.services.clock.now()
  await site.services.transaction((trx) => issueTimeBonus(trx, { id: person.userId, created_at: now }))
  return person
}

const bonus = { discountcode: 'TIMEBONUS25' }
const used = { status: 409, body: { error: 'discount_used' } }

const askCode = async (person: Person, phone: string) => {
  const [bundle] = await bundlesOf(person)
  const answer = await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id, ...bonus })
  const [text] = await site.outbox(phone)
  return { answer, code: text?.text.match(/\d{6}/)?.[0] ?? '', bundle_id: bundle?.id }
}

const debitWithBonus = async (person: Person, phone: string, iban: string) => {
  const { answer, code, bundle_id } = await askCode(person, phone)
  if (answer.status !== 200) return answer
  return person.post('/api/directdebit.php', debitForm(code, phone, bundle_id, { iban, ...bonus }))
}

describe('the welcome bonus', () => {
  it('is not given twice to one phone, whatever became of the first account', async () => {
    const phone = newPhone()
    const anna = await newcomer()
    expect(await debitWithBonus(anna, phone, newIban())).toMatchObject({
      status: 201,
      body: { order: { total: { amount: '11.24' } } },
    })
    await site.services.db.deleteFrom('sessions').where('user_id', '=', anna.userId).execute()
    await site.services.db
      .updateTable('users')
      .set({ status: 'purged', email: '', email_fold: '' })
      .where('id', '=', anna.userId)
      .execute()
    expect((await askCode(await newcomer(), phone)).answer).toMatchObject(used)
  })

  it('is not given twice to one bank account', async () => {
    const iban = newIban()
    expect(await debitWithBonus(await newcomer(), newPhone(), iban)).toMatchObject({ status: 201 })
    expect(await debitWithBonus(await newcomer(), newPhone(), iban)).toMatchObject(used)
  })

  it('is given once to a phone whose codes were asked for before either was used', async () => {
    const phone = newPhone()
    const [anna, eve] = [await newcomer(), await newcomer()]
    const hers = await askCode(anna, phone)
    const other = await askCode(eve, phone)
    const sign = (person: Person, { code, bundle_id }: typeof hers) =>
      person.post('/api/directdebit.php', debitForm(code, phone, bundle_id, bonus))
    expect(await sign(anna, hers)).toMatchObject({ status: 201 })
    expect(await sign(eve, other)).toMatchObject(used)
  })
})
