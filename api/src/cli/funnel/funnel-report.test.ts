import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'
import { funnelReport } from './funnel-report.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const report = (lander?: string, byNetwork = false) => {
  const { db, clock } = api.services
  return funnelReport(db, { lander, now: clock.now(), days: 30, byNetwork })
}

const track = (step: Record<string, unknown>) => browserOf(api.url).post('/api/track.php', step)

it('says how many came how far, how sure that is, and nothing of what is long past', async () => {
  expect(await report('zomer')).toEqual(['Nothing was counted in 30 days of zomer.'])
  for (const _ of [1, 2, 3, 4]) await track({ event: 'lander_view', lander: 'zomer' })
  await track({ event: 'lander_view', lander: 'zomer', slug: 'gay', tracking: { network: 'acme' } })
  await track({ event: 'lander_view', lander: 'zomeravond' })
  await track({ event: 'lander_cta', lander: 'zomer' })
  await track({ event: 'signup_done', lander: 'zomer' })
  const text = (await report('zomer')).join('\n')
  expect(text).toMatch(
    /^30 days of zomer\nzomer\n {2}views +4\n {2}call followed +1 {2}25\.0% of views \(4\.6% to 69\.9%\)/,
  )
  expect(text).toMatch(/new members +1 {2}25\.0% of views/)
  expect(text).toContain('too few to compare')
  expect(text).toContain('zomer/gay')
  expect(text).not.toContain('zomeravond')
  expect((await report('zomer', true)).join('\n')).toContain('zomer/gay from acme')
  await api.shiftClock(days(31))
  expect(await report('zomer')).toHaveLength(1)
})

it('sets the variants of a lander against one another, over its niches', async () => {
  const counts = (variant: string, views: number, calls: number, slug?: string) =>
    [
      ...Array.from({ length: views }, () => 'lander_view'),
      ...Array.from({ length: calls }, () => 'lander_cta'),
    ].map((event) => ({ event, lander: 'winter', variant, ...(slug ? { slug } : {}) }))
  for (const step of [...counts('a', 8, 1), ...counts('b', 6, 5), ...counts('b', 2, 2, 'gay')])
    await track(step)
  await track({ event: 'lander_view', lander: 'winter' })
  const text = (await report('winter')).join('\n')
  expect(text).toContain('winter/gay (b)')
  expect(text).toMatch(
    /winter: \(b\) against \(a\)\n {2}call followed {1,}\+75\.0 points \(\+\d+\.\d to \+\d+\.\d\): \(b\) is better/,
  )
  expect(text).toMatch(/new members +\+0\.0 points \(-\d+\.\d to \+\d+\.\d\): /)
  await track({ event: 'lander_view', lander: 'herfst', variant: 'a' })
  expect((await report('herfst')).join('\n')).not.toContain('against')
})
