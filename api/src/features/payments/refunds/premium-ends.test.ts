import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { decideSilently, notice, press } from '../../../../test/buying.ts'
import { debit } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { buy, createBuyer, withdraw } from '../../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

type Bought = { person: Person; orderId: number; providerId: string }
const vanish = (person: Person) => person.put('/api/user.php', { invisible: true })
const seen = async (person: Person) => {
  const { paid_user, invisible } = Object((await person.get('/api/user.php')).body).user
  return { paid_user, invisible }
}
const debited = async (): Promise<Bought> => {
  const person = await createPerson(site)
  const { orderId, providerId } = await debit(site, person)
  return { person, orderId, providerId }
}

const ways: [string, () => Promise<Bought>, (bought: Bought) => Promise<unknown>][] = [
  ['a withdrawal', () => createBuyer(site), ({ person, orderId }) => withdraw(person, orderId)],
  [
    'a refund at the provider',
    () => createBuyer(site),
    ({ providerId }) => press(site, providerId, 'refund'),
  ],
  ['a chargeback', () => createBuyer(site), ({ providerId }) => press(site, providerId, 'chargeback')],
  [
    'a direct debit that came back',
    debited,
    async ({ providerId }) => {
      await decideSilently(site, providerId, 'failed')
      await notice(site, providerId)
    },
  ],
]

describe('being invisible', () => {
  it.each(ways)('ends with premium: %s of everything', async (_, start, giveBack) => {
    const bought = await start()
    const { person } = bought
    expect(await vanish(person)).toMatchObject({ status: 200 })
    await giveBack(bought)
    expect(await seen(person)).toEqual({ paid_user: false, invisible: false })
    const told = (await person.events()).filter(({ event }) => event === 'user').map(({ data }) => data)
    expect(told.at(-1)).toMatchObject({ paid_user: false, invisible: false })
    expect(await vanish(person)).toMatchObject({ status: 403, body: { error: 'premium_only' } })
  })

  it('lasts while something bought is left', async () => {
    const { person, orderId } = await createBuyer(site)
    await buy(site, person)
    await vanish(person)
    await withdraw(person, orderId)
    expect(await seen(person)).toEqual({ paid_user: true, invisible: true })
  })

  it('is refused to whoever gives everything back while asking for it', async () => {
    const { person, orderId } = await createBuyer(site)
    const { services } = site
    const { transaction } = services
    services.transaction = async (work) => {
      services.transaction = transaction
      expect(await withdraw(person, orderId)).toMatchObject({ status: 202 })
      return transaction(work)
    }
    expect(await vanish(person)).toMatchObject({ status: 403, body: { error: 'premium_only' } })
    expect(await seen(person)).toEqual({ paid_user: false, invisible: false })
  })
})
