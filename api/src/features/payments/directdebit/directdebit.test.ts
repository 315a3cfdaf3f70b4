import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { balanceOf, decideSilently, notice, press, stateOf } from '../../../../test/buying.ts'
import { codeFor, debit, debitForm, newIban, newPhone } from '../../../../test/debiting.ts'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { createBuyer, emailOf, isPremium, withdraw } from '../../../../test/paying-back.ts'
import { createPerson } from '../../../../test/people.ts'
import { days, minutes, seconds } from '../../../clock.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
}, 60_000)
afterAll(() => site.end())

const ibans = [
  'NL91ABNA0417164300',
  'NL02ABNA0123456789',
  'BE68539007547034',
  'DE89370400440532013000',
  'AT611904300234573201',
]

describe('the code', () => {
  it('comes by text message, with the mandate to be read', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { answer, code } = await codeFor(site, anna, phone)
    expect(answer).toMatchObject({ status: 200, body: { expires_in: 600 } })
    expect(answer.body.sent_to_masked).toBe(`+31 •••••• ${phone.slice(-2)}`)
    expect(answer.body.mandate_text).toContain('Lonk Demo B.V. (incassant-ID NL00ZZZ000000000000)')
    expect(answer.body.mandate_text).toContain('14,99')
    expect(code).toMatch(/^\d{6}$/)
  })

  it('may be guessed five times, also at once, and for ten minutes', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => anna.post('/api/directdebit.php', debitForm(wrong, phone, bundle_id))),
    )
    for (const guess of guesses)
      expect(guess).toMatchObject({ status: 422, body: { error: 'otp_invalid', message: 'Code ongeldig' } })
    expect(await anna.post('/api/directdebit.php', debitForm(code, phone, bundle_id))).toMatchObject({
      status: 422,
    })
    const next = await codeFor(site, anna, phone)
    await site.shiftClock(minutes(10))
    expect(await anna.post('/api/directdebit.php', debitForm(next.code, phone, bundle_id))).toMatchObject({
      body: { error: 'otp_invalid' },
    })
  })

  it('says how many tries are left, none once there is no code', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const wrong = code === '000000' ? '000001' : '000000'
    const left = async (otp: string, to = phone) =>
      Object((await anna.post('/api/directdebit.php', debitForm(otp, to, bundle_id))).body).params
    expect(await left(wrong)).toEqual({ tries_left: 4 })
    expect(await left(wrong)).toEqual({ tries_left: 3 })
    expect(await left(code, newPhone())).toEqual({ tries_left: 0 })
    await site.shiftClock(minutes(10))
    expect(await left(code)).toEqual({ tries_left: 0 })
  })

  it('signs the amount that its mandate named, and no other', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    const { body } = await anna.get('/api/products.php')
    const ids: number[] = Object(body).bundles.map(({ id }: { id: number }) => id)
    const dearer = ids.find((id) => id !== bundle_id) ?? 0
    expect(await anna.post('/api/directdebit.php', debitForm(code, phone, dearer))).toMatchObject({
      status: 422,
      body: { error: 'otp_invalid' },
    })
    expect((await anna.post('/api/directdebit.php', debitForm(code, phone, bundle_id))).status).toBe(201)
  })

  it('counts for the phone it was sent to, and once', async () => {
    const anna = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, anna, phone)
    expect(await anna.post('/api/directdebit.php', debitForm(code, newPhone(), bundle_id))).toMatchObject({
      body: { error: 'otp_invalid' },
    })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => anna.post('/api/directdebit.php', debitForm(code, phone, bundle_id))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it.each(['0612345678', '+31201234567', 'x'])('is not sent to %s', async (phone) => {
    const anna = await createPerson(site)
    expect((await codeFor(site, anna, phone)).answer).toMatchObject({
      status: 422,
      body: { error: 'phone_invalid' },
    })
  })
})

describe('a direct debit', () => {
  it('is credited when signed, the first time; its payment settles later', async () => {
    const anna = await createPerson(site)
    const { answer, orderId, providerId } = await debit(site, anna, { iban: ibans[0] })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        order: { state: 'completed', paymentmethod: 'directdebit' },
        payment: { status: 'pending', redirect_url: null },
        mandate: { creditor_id: 'NL00ZZZ000000000000' },
      },
    })
    expect(await balanceOf(site, anna)).toBe(10)
    const mails = await site.outbox(await emailOf(site, anna))
    const announced = mails.find(({ subject }) => subject === 'Aankondiging van je incasso')
    expect(announced?.text).toContain('NL91 •••• 4300')
    expect(announced?.text).toContain('14,99')
    await decideSilently(site, providerId, 'paid')
    await site.shiftClock(minutes(11))
    expect(await balanceOf(site, anna)).toBe(10)
    expect((await anna.get(`/api/order.php?id=${orderId}`)).body).toMatchObject({
      order: { state: 'completed' },
      payment: { status: 'completed' },
    })
  })

  it('keeps account and address sealed or apart, and nothing readable of the account', async () => {
    const anna = await createPerson(site)
    const iban = newIban()
    const { orderId } = await debit(site, anna, { iban })
    const mandate = await site.services.db
      .selectFrom('mandates')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(mandate)).not.toContain(iban.slice(-10))
    expect(mandate.reference.length).toBeLessThanOrEqual(35)
  })

  it('later ones wait for the money', async () => {
    const anna = await createPerson(site)
    await debit(site, anna)
    const second = await debit(site, anna)
    expect(second.answer).toMatchObject({ status: 201, body: { order: { state: 'pending' } } })
    expect(await balanceOf(site, anna)).toBe(10)
    await press(site, second.providerId, 'pay')
    expect(await balanceOf(site, anna)).toBe(20)
  })

  it('waits for the money too of whoever had a bank take any payment back', async () => {
    const { person, providerId } = await createBuyer(site)
    await press(site, providerId, 'chargeback')
    const { answer } = await debit(site, person)
    expect(answer).toMatchObject({ status: 201, body: { order: { state: 'pending' } } })
    expect(await balanceOf(site, person)).toBe(0)
  })

  it('stops at two in seven days, and at fifty euros each', async () => {
    const anna = await createPerson(site)
    expect((await debit(site, anna, { credits: 60 })).answer).toMatchObject({ status: 422 })
    expect((await codeFor(site, anna, newPhone(), 60)).answer).toMatchObject({
      status: 403,
      body: { error: 'directdebit_limit' },
    })
    await debit(site, anna)
    await debit(site, anna)
    expect((await codeFor(site, anna, newPhone())).answer).toMatchObject({
      body: { error: 'directdebit_limit' },
    })
    await site.shiftClock(days(7))
    expect((await codeFor(site, anna, newPhone())).answer).toMatchObject({ status: 200 })
  })

  it('is in euro, as its limits are: the database holds no other', async () => {
    const { orderId } = await debit(site, await createPerson(site))
    const change = site.services.db
      .updateTable('orders')
      .set({ currency: 'SEK' })
      .where('id', '=', orderId)
      .execute()
    await expect(change).rejects.toThrow('orders_directdebit_in_euro')
  })

  it('returned by the bank takes the credits, closes direct debit to the member and to the account', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await debit(site, anna, { iban: ibans[1] })
    await decideSilently(site, providerId, 'failed')
    await Promise.all(Array.from({ length: 5 }, () => notice(site, providerId)))
    expect(await stateOf(anna, orderId)).toBe('charged_back')
    expect(await balanceOf(site, anna)).toBe(0)
    expect(await isPremium(site, anna)).toBe(false)
    expect((await codeFor(site, anna, newPhone())).answer).toMatchObject({
      status: 403,
      body: { error: 'directdebit_blocked', message: 'Je account is geblokkeerd voor automatische incasso.' },
    })
    const bram = await createPerson(site)
    expect((await debit(site, bram, { iban: 'nl02 abna 0123 4567 89' })).answer).toMatchObject({
      body: { error: 'directdebit_blocked' },
    })
  })

  it('charged back after it settled does the same', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await debit(site, anna, { iban: ibans[2] })
    await press(site, providerId, 'pay')
    await site.shiftClock(days(20))
    await press(site, providerId, 'chargeback')
    expect(await stateOf(anna, orderId)).toBe('charged_back')
    expect((await anna.get('/api/user.php')).body).toMatchObject({ user: { directdebit_blocked: true } })
  })

  it('charged back after all of it was paid back does the same, and is owed', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await debit(site, anna, { iban: ibans[4] })
    await press(site, providerId, 'pay')
    await withdraw(anna, orderId)
    await site.shiftClock(minutes(1))
    await press(site, providerId, 'chargeback')
    expect((await anna.get('/api/user.php')).body).toMatchObject({
      user: { directdebit_blocked: true, credits: -10 },
    })
    const bram = await createPerson(site)
    expect((await debit(site, bram, { iban: ibans[4] })).answer).toMatchObject({
      body: { error: 'directdebit_blocked' },
    })
  })

  it('withdrawn before it settled is paid back once the money came', async () => {
    const anna = await createPerson(site)
    const { orderId, providerId } = await debit(site, anna, { iban: ibans[3] })
    expect(await withdraw(anna, orderId)).toMatchObject({ status: 202 })
    const sent = () =>
      site.services.db
        .selectFrom('sandbox_refunds')
        .select('id')
        .where('payment_id', '=', providerId)
        .execute()
    await site.shiftClock(minutes(1))
    expect(await sent()).toEqual([])
    await press(site, providerId, 'pay')
    await site.shiftClock(minutes(1))
    await site.shiftClock(seconds(6))
    expect(await sent()).toHaveLength(1)
  })

  it.each([
    ['a wrong number', { iban: 'NL91ABNA0417164301' }, 'iban_invalid'],
    ['a country outside SEPA', { iban: 'BR1800360305000010009795493C1' }, 'iban_country'],
  ])('is refused with %s', async (_, extra, error) => {
    const anna = await createPerson(site)
    expect((await debit(site, anna, extra)).answer).toMatchObject({ status: 422, body: { error } })
  })

  it('heeds the limit of spending, repeats by its key, and leaves order.php to the others', async () => {
    const anna = await createPerson(site)
    await anna.put('/api/spend-limit.php', { month_limit: { amount: '10.00', currency: 'EUR' } })
    expect((await debit(site, anna)).answer).toMatchObject({ body: { error: 'spend_limit_reached' } })
    const bram = await createPerson(site)
    const phone = newPhone()
    const { code, bundle_id } = await codeFor(site, bram, phone)
    const key = randomUUID()
    const form = debitForm(code, phone, bundle_id)
    const first = await bram.post('/api/directdebit.php', form, { key })
    const again = await bram.post('/api/directdebit.php', form, { key })
    expect(again.body).toEqual(first.body)
    expect(await balanceOf(site, bram)).toBe(10)
    const { person } = await createBuyer(site)
    const ids = Object((await person.get('/api/paymentmethods.php')).body).methods.map(
      ({ id }: { id: string }) => id,
    )
    expect(ids).toContain('directdebit')
  })
})
