import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, mailedToken, signUp, signupFields } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const stranger = () => `vreemd-${randomUUID().slice(0, 8)}@example.test`
type Person = Awaited<ReturnType<typeof signUp>>
const ask = ({ browser, password }: Person, email: string) =>
  browser.post('/api/mail-change.php', { email, password })
const correct = ({ browser }: Person, email: string) => browser.post('/api/activation-mail.php', { email })
const lettersTo = async (email: string) => (await api.outbox(email)).length
const six = Array.from({ length: 6 }, (_, index) => index)

describe('a mailbox that nobody has proved', () => {
  it('gets four letters a day, however many members ask for it as their new address', async () => {
    const email = stranger()
    const answers: unknown[] = []
    for (const index of six) {
      const address = index % 2 ? email : email.toUpperCase()
      answers.push((await ask(await joinSite(api), address)).status)
    }
    // Answered as if it were sent: nobody may learn whether others asked.
    expect(answers).toEqual(six.map(() => 202))
    expect((await lettersTo(email)) + (await lettersTo(email.toUpperCase()))).toBe(4)
    await api.shiftClock(days(1))
    await ask(await joinSite(api), email)
    expect((await lettersTo(email)) + (await lettersTo(email.toUpperCase()))).toBe(5)
  })

  it('gets no more of those who sign up with it, or correct their address to it, one after the other', async () => {
    const email = stranger()
    for (const _ of [1, 2]) {
      const first = await signUp(api, { email })
      await correct(first, stranger())
      const second = await signUp(api)
      await correct(second, email)
      await correct(second, stranger())
    }
    expect(await lettersTo(email)).toBe(4)
    const third = await signUp(api)
    expect((await correct(third, email)).body.error).toBe('activation_mail_limit')
    const fourth = await signupFields(api, { email })
    expect((await browserOf(api.url).post('/api/signup.php', fourth)).status).toBe(201)
    expect(await lettersTo(email)).toBe(4)
  })

  it('keeps the link that a member asked for, and loses it to another address', async () => {
    const [email, other] = [stranger(), stranger()]
    const anna = await joinSite(api)
    for (const _ of [1, 2, 3]) await ask(await joinSite(api), email)
    await ask(anna, email)
    const token = await mailedToken(api, email)
    await ask(anna, email)
    expect(await mailedToken(api, email)).toBe(token)
    for (const _ of [1, 2, 3, 4]) await ask(await joinSite(api), other)
    await ask(anna, other)
    expect((await browserOf(api.url).put('/api/mail-change.php', { token })).status).toBe(410)
  })
})
