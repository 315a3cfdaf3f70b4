import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { bundlesOf, decideSilently, notice } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createBuyer, emailOf } from '../../../test/paying-back.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { objectionsTo, recordObjection } from '../../core/mail/objections.ts'
import { requireOwnSecret } from '../../core/settings/own-secret.ts'
import { changeSecret } from './new-secret.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const boxes = { terms_accepted: true, immediate_start: true, withdrawal_ack: true }

const debit = async (person: Person, phone: string) => {
  const [bundle] = await bundlesOf(person)
  await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id })
  const [text] = await api.outbox(phone)
  return person.post('/api/directdebit.php', {
    otp: text?.text.match(/\d{6}/)?.[0],
    phone,
    bundle_id: bundle?.id,
    account_holder: 'A. de Vries',
    iban: 'NL91ABNA0417164300',
    street: 'Voorstraat',
    house_number: '12a',
    zip: '3512 AN',
    city: 'Utrecht',
    mandate_accepted: true,
    ...boxes,
  })
}

it('leaves nothing behind that only the old secret opens', async () => {
  const { db, config, transaction, clock } = api.services
  const { person: buyer } = await createBuyer(api, { paymentmethod: 'creditcard', save_method: true })
  const bounced = await emailOf(api, buyer)
  const objection = { email: bounced, reason: 'bounce', now: clock.now() } as const
  await transaction((trx) => recordObjection(trx, config.secrets, objection))
  const { body } = await debit(await createPerson(api), '+31612345678')
  const { payment_id } = Object(body.payment)
  await decideSilently(api, payment_id, 'failed')
  await notice(api, payment_id)

  const from = config.secrets
  const to = { ...from, master: 'another secret of tests, long enough as well' }
  expect(await changeSecret(db, { from, to })).toMatchObject({ mandates: 1, saved_methods: 1 })
  // Production starts with this one, and with no other.
  await expect(requireOwnSecret(db, from)).rejects.toThrow('SECRET is not the one')
  await requireOwnSecret(db, to)
  Object.assign(config, { secrets: to })

  const { bundle, method } = Object((await buyer.get('/api/repeat-order.php')).body)
  const again = { bundle_id: bundle.id, saved_method_id: method.id, ...boxes }
  expect(await buyer.post('/api/repeat-order.php', again)).toMatchObject({
    status: 201,
    body: { order: { state: 'completed' } },
  })
  expect((await debit(await createPerson(api), '+31687654321')).body.error).toBe('directdebit_blocked')
  expect(await objectionsTo(db, to, bounced, null)).toEqual(['bounce'])
  expect(await objectionsTo(db, from, bounced, null)).toEqual([])
})

it('is no change with a short secret, or with the same', async () => {
  const { db, config } = api.services
  for (const master of ['short', config.secrets.master]) {
    const change = { from: config.secrets, to: { ...config.secrets, master } }
    await expect(changeSecret(db, change)).rejects.toThrow('NEW_SECRET')
  }
})

it('is no change from a secret that is not the one of this database', async () => {
  const { db, config } = api.services
  const { secrets } = config
  const change = {
    from: { ...secrets, master: 'a third secret of tests, as long as the others' },
    to: { ...secrets, master: 'a fourth secret of tests, as long as the others' },
  }
  await expect(changeSecret(db, change)).rejects.toThrow(
    'SECRET is not the one that this database was used with',
  )
})
