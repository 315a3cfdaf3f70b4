import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { placeOrder, press } from '../../../../test/buying.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson } from '../../../../test/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

it('a bank transfer says where the money goes as long as it is awaited', async () => {
  const anna = await createPerson(site)
  const { orderId, providerId, answer } = await placeOrder(anna, { paymentmethod: 'banktransfer' })
  const transfer = { iban: expect.stringMatching(/^NL\d{2}/), reference: expect.any(String) }
  expect(answer.body).toMatchObject({ payment: { transfer } })
  const asked = async () => Object((await anna.get(`/api/order.php?id=${orderId}`)).body)
  await press(site, providerId, 'pending')
  expect(await asked()).toMatchObject({ order: { state: 'pending' }, payment: { transfer } })
  await press(site, providerId, 'pay')
  expect(await asked()).toMatchObject({ order: { state: 'completed' }, payment: { transfer: null } })
})

it('no other way to pay has such details', async () => {
  const anna = await createPerson(site)
  const { answer } = await placeOrder(anna)
  expect(answer.body).toMatchObject({ payment: { transfer: null } })
})

it('methods without a brand are named in the language of the member', async () => {
  const anna = await createPerson(site)
  const labels = async (language: string): Promise<string[]> => {
    const { body } = await anna.get('/api/paymentmethods.php', { headers: { 'Accept-Language': language } })
    return Object(body).methods.map(({ label }: { label: string }) => label)
  }
  expect(await labels('de')).toEqual(expect.arrayContaining(['iDEAL | Wero', 'Überweisung', 'Lastschrift']))
})
