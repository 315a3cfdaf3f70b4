import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { joinSite } from '../../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const path = '/api/user.php?push=1'
const subscription = (
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
) => ({
  endpoint,
  expirationTime: null,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
})
const hasPush = async ({ browser }: Person) =>
  ((await browser.get('/api/user.php')).body.user as { has_push: boolean }).has_push

describe('push subscriptions', () => {
  it('are kept once for each browser, and taken back', async () => {
    const anna = await joinSite(api)
    const one = subscription()
    expect(await hasPush(anna)).toBe(false)
    for (let time = 0; time < 2; time += 1)
      expect((await anna.browser.post(path, { subscription: one })).body).toEqual({ ok: true })
    const rows = () =>
      api.services.db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('user_id', '=', anna.userId)
        .execute()
    expect(await rows()).toHaveLength(1)
    expect(await hasPush(anna)).toBe(true)
    const gone = `/api/user.php?push=1&endpoint=${encodeURIComponent(one.endpoint)}`
    expect((await anna.browser.call('DELETE', gone)).body).toEqual({ ok: true })
    expect(await rows()).toEqual([])
    await anna.browser.post(path, { subscription: one })
    expect((await anna.browser.delete(path, { endpoint: one.endpoint })).status).toBe(200)
    expect(await hasPush(anna)).toBe(false)
  })

  it('go with the browser to whoever logs in there, and nobody takes away another’s', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    const one = subscription()
    await anna.browser.post(path, { subscription: one })
    await bram.browser.delete(path, { endpoint: one.endpoint })
    expect(await hasPush(anna)).toBe(true)
    await bram.browser.post(path, { subscription: one })
    expect([await hasPush(anna), await hasPush(bram)]).toEqual([false, true])
  })

  it('lead to push services only', async () => {
    const { browser } = await joinSite(api)
    for (const endpoint of ['https://127.0.0.1/x', 'http://fcm.googleapis.com/x', 'https://evil.example/x'])
      expect((await browser.post(path, { subscription: subscription(endpoint) })).body.error).toBe(
        'subscription_invalid',
      )
    expect((await browser.post(path, { subscription: { endpoint: 'x' } })).status).toBe(422)
  })

  it('are no log-in: the path without the query is another call', async () => {
    const anna = await joinSite(api)
    const answer = await anna.browser.post('/api/user.php', { subscription: subscription() })
    expect(answer.status).toBe(422)
  })
})
