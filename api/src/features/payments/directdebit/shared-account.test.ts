import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf, press } from '../../../../test/buying.ts'
import { codeFor, debit, debitForm, newIban, newPhone } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { Answer } from '../../../../test/visitors.ts'
import { days } from '../../../clock.ts'

// Somebody may open any number of accounts, and still has one bank account and one phone.

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const threePeople = async (): Promise<[Person, Person, Person]> => [
  await createPerson(site),
  await createPerson(site),
  await createPerson(site),
]
const said = ({ status, body }: Answer) => (status === 201 ? Object(body).order.state : body.error)

describe('the limits of direct debit hold for all accounts together', () => {
  it('of one bank account', async () => {
    const iban = newIban()
    const answers: string[] = []
    for (const person of await threePeople()) answers.push(said((await debit(site, person, { iban })).answer))
    expect(answers).toEqual(['completed', 'pending', 'directdebit_limit'])
  })

  it('of one phone, which then gets no code either', async () => {
    const phone = newPhone()
    const [anna, bram, cees] = await threePeople()
    const answers = [await debit(site, anna, { phone }), await debit(site, bram, { phone })]
    expect(answers.map(({ answer }) => said(answer))).toEqual(['completed', 'pending'])
    expect((await codeFor(site, cees, phone)).answer).toMatchObject({
      status: 403,
      body: { error: 'directdebit_limit' },
    })
  })

  it('of one bank account, in euros that no bank has settled', async () => {
    const iban = newIban()
    const answers: string[] = []
    for (const _ of [1, 2, 3, 4]) {
      const { answer } = await debit(site, await createPerson(site), { iban, credits: 25 })
      answers.push(said(answer))
      await site.shiftClock(days(4))
    }
    expect(answers).toEqual(['completed', 'pending', 'pending', 'directdebit_limit'])
  })

  it('of one bank account and one phone, when all sign at the same moment', async () => {
    const iban = newIban()
    const people = await Promise.all(Array.from({ length: 6 }, () => createPerson(site)))
    const forms = await Promise.all(
      people.map(async (person) => {
        const phone = newPhone()
        const { code, bundle_id } = await codeFor(site, person, phone)
        return { person, form: debitForm(code, phone, bundle_id, { iban }) }
      }),
    )
    const answers = await Promise.all(
      forms.map(({ person, form }) => person.post('/api/directdebit.php', form)),
    )
    expect(answers.map(said).sort()).toEqual([
      'completed',
      ...Array.from({ length: 4 }, () => 'directdebit_limit'),
      'pending',
    ])
    const balances = await Promise.all(people.map((person) => balanceOf(site, person)))
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(10)
  })

  it('but a household that pays gets what it paid for', async () => {
    const iban = newIban()
    const [anna, bram] = await threePeople()
    await debit(site, anna, { iban })
    const second = await debit(site, bram, { iban })
    expect(await balanceOf(site, bram)).toBe(0)
    await press(site, second.providerId, 'pay')
    expect(await balanceOf(site, bram)).toBe(10)
  })
})

it('a phone is sent codes for three members a day, however many ask at once', async () => {
  const phone = newPhone()
  const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(site)))
  const asked = async () => {
    const codes = await Promise.all(people.map((person) => codeFor(site, person, phone)))
    return codes.map(({ answer }) => answer.body.error ?? answer.status).sort()
  }
  expect(await asked()).toEqual([200, 200, 200, 'directdebit_limit', 'directdebit_limit'])
  expect(await asked()).toEqual([200, 200, 200, 'directdebit_limit', 'directdebit_limit'])
  expect(await site.outbox(phone)).toHaveLength(6)
  await site.shiftClock(days(1))
  const [late] = await threePeople()
  expect((await codeFor(site, late, phone)).answer).toMatchObject({ status: 200 })
})

describe('a direct debit repeated with its key after the provider failed', () => {
  const failedOnce = async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const form = debitForm(code, phone, bundle_id)
    const key = randomUUID()
    const { payments } = site.services
    site.services.payments = { ...payments, mandate: () => Promise.reject(new Error('away')) }
    expect(await anna.post('/api/directdebit.php', form, { key })).toMatchObject({ status: 503 })
    const given: string[] = []
    site.services.payments = {
      ...payments,
      mandate: (mandate) => {
        given.push(mandate.iban)
        return payments.mandate(mandate)
      },
    }
    const giveBack = () => {
      site.services.payments = payments
    }
    return { anna, form, key, given, giveBack }
  }

  it.each([
    ['another bank account', { iban: 'NL91ABNA0417164300' }],
    ['another phone', { phone: '+31612345678' }],
    ['another holder', { account_holder: 'B. Ander' }],
    ['another address', { city: 'Elders' }],
  ])('is refused with %s', async (_, change) => {
    const { anna, form, key, given, giveBack } = await failedOnce()
    const other = { ...form, ...change, otp: '000000' }
    expect(await anna.post('/api/directdebit.php', other, { key })).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
    expect(given).toEqual([])
    expect(await anna.post('/api/directdebit.php', form, { key })).toMatchObject({ status: 201 })
    expect(given).toEqual([form.iban])
    giveBack()
  })

  it('is refused with another bank account when both are sent at once', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const key = randomUUID()
    const forms = [debitForm(code, phone, bundle_id), debitForm(code, phone, bundle_id)]
    const answers = await Promise.all(forms.map((form) => anna.post('/api/directdebit.php', form, { key })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
