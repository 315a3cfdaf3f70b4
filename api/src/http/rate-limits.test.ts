import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { browserOf, joinSite } from '../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  // The limits that the tests' preparation meets are far off; those looked at here are the contract's.
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } })
}, 120_000)
afterAll(() => api.end())

const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('limits', () => {
  it('hold under parallel calls, say when to come back, and forget', async () => {
    const anna = await joinSite(api)
    const like = () => anna.browser.post('/api/like.php', { profile_id: 987_654_321 })
    const answers = await Promise.all(Array.from({ length: 30 }, like))
    expect([statuses(answers, 404), statuses(answers, 429)]).toEqual([10, 20])
    const refused = answers.find(({ status }) => status === 429)
    const seconds = Number(refused?.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(refused?.body).toMatchObject({ error: 'rate_limited', params: { seconds } })
    await api.shiftClock(seconds * 1000)
    expect((await like()).status).toBe(404)
  })

  it('count visitors more strictly than members', async () => {
    const search = async (browser: ReturnType<typeof browserOf>) =>
      statuses(await Promise.all(Array.from({ length: 25 }, () => browser.get('/api/members.php'))), 200)
    const anna = await joinSite(api)
    expect(await search(anna.browser)).toBe(25)
    expect(await search(browserOf(api.url))).toBe(20)
  })
})
