import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { joinSite, signUp } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'
import { months } from '../../kept-for.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Joined = Awaited<ReturnType<typeof joinSite>>

const eraseAtOnce = async ({ browser, password }: Joined) => {
  const answer = await browser.delete('/api/account.php', { password, reason: 'privacy', immediate: true })
  expect(answer.status).toBe(200)
}
const giftsOf = async ({ browser }: Joined) => {
  const { user, time_bonus_ends } = Object((await browser.get('/api/user.php')).body)
  return { credits: user.credits, bonus: time_bonus_ends !== null }
}
const all = { credits: 2, bonus: true }
const none = { credits: 0, bonus: false }

describe('what a new member gets', () => {
  it('are not given to the same address again, and the mail promises none', async () => {
    const anna = await joinSite(api)
    expect(await giftsOf(anna)).toEqual(all)
    await eraseAtOnce(anna)
    const again = await joinSite(api, { email: anna.email.toUpperCase() })
    expect(await giftsOf(again)).toEqual(none)
    const [welcome] = await api.outbox(again.email)
    expect(welcome?.subject).toBe('Je account is actief')
    expect(welcome?.text).toContain('Welkomstcredits en welkomstkorting heb je al eens gehad.')
  })

  it('are not given twice to one mailbox', async () => {
    const bram = await joinSite(api)
    const [name, domain] = String(bram.email).split('@')
    expect(await giftsOf(await joinSite(api, { email: `${name}+twee@${domain}` }))).toEqual(none)
  })

  it('are not given to the address that an account had before it took another one', async () => {
    const carla = await joinSite(api)
    const other = `ander-${carla.email}`
    await api.services.db
      .updateTable('users')
      .set({ email: other, email_fold: other })
      .where('id', '=', carla.userId)
      .execute()
    await eraseAtOnce(carla)
    expect(await giftsOf(await joinSite(api, { email: carla.email }))).toEqual(none)
    expect(await giftsOf(await joinSite(api, { email: other }))).toEqual(none)
  })

  it('are not taken from anybody by whoever signs up with their address', async () => {
    const stranger = await signUp(api)
    await api.shiftClock(days(30) + days(1))
    expect(await giftsOf(await joinSite(api, { email: stranger.email }))).toEqual(all)
  })

  it('tells nobody before the mailbox is proven that its owner was a member', async () => {
    const eva = await joinSite(api)
    await eraseAtOnce(eva)
    expect(await giftsOf(await signUp(api, { email: eva.email }))).toEqual({ credits: 0, bonus: true })
    expect(await giftsOf(await signUp(api))).toEqual({ credits: 0, bonus: true })
  })

  it('are known for twelve months, and then forgotten', async () => {
    const dora = await joinSite(api)
    await eraseAtOnce(dora)
    const known = () =>
      api.services.db.selectFrom('welcomed').selectAll().where('user_id', 'is', null).execute()
    expect(JSON.stringify(await known())).not.toContain(dora.email)
    await api.shiftClock(months(12) + days(1))
    expect(await known()).toEqual([])
    expect(await giftsOf(await joinSite(api, { email: dora.email }))).toEqual(all)
  })
})
