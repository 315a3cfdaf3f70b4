import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createBuyer } from '../../../../test/paying-back.ts'
import type { Person } from '../../../../test/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const card = { paymentmethod: 'creditcard', save_method: true }
const kept = async (person: Person) => Object((await person.get('/api/saved-methods.php')).body).methods
const forget = (person: Person, id: number) => person.delete('/api/saved-methods.php', { id })
const absent = { status: 404, body: { error: 'no_saved_method' } }

describe('what is kept for a next order', () => {
  it('is listed by its label, and nothing else of it', async () => {
    const { person } = await createBuyer(site, card)
    const answer = await person.get('/api/saved-methods.php')
    expect(answer).toMatchObject({
      status: 200,
      body: { methods: [{ paymentmethod: 'creditcard', label: 'Visa •••• 4242' }] },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/mdt_|cst_/)
  })

  it('is forgotten on request: nothing is charged to it any more', async () => {
    const { person } = await createBuyer(site, card)
    const [{ id }] = await kept(person)
    expect(await forget(person, id)).toMatchObject({ status: 200, body: { methods: [] } })
    expect(await person.get('/api/repeat-order.php')).toMatchObject({ body: { available: false } })
    expect(await forget(person, id)).toMatchObject(absent)
  })

  it('is nobody else’s to forget', async () => {
    const [anna, eve] = [await createBuyer(site, card), await createBuyer(site)]
    const [{ id }] = await kept(anna.person)
    expect(await forget(eve.person, id)).toMatchObject(absent)
    expect(await kept(anna.person)).toHaveLength(1)
  })
})
