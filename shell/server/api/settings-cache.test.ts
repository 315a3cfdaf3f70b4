import { afterEach, expect, test } from '@jest/globals'
import { testSettings } from '../testing/answers.ts'
import { answerWith, startTestApi, type TestApi } from '../testing/test-api.ts'
import { visitorOf } from '../visitor.ts'
import { createApiClient } from './api-client.ts'
import { createSettingsCache } from './settings-cache.ts'

let api: TestApi | undefined
afterEach(() => api?.close())

/** An API that finds the country by the visitor's address, as one with a file of addresses does. */
const startApi = async (): Promise<string> => {
  api = await startTestApi((request, response) => {
    const belgian = request.headers['x-forwarded-for'] === '192.0.2.32'
    const settings = { ...testSettings, geoip_country: belgian ? 'BE' : 'NL' }
    answerWith(response, { settings, domain_language: null })
  })
  return api.address
}

const visitorFrom = (remoteAddress: string) =>
  visitorOf(
    { socket: { remoteAddress }, headers: { host: 'lonk.example' } },
    { trustProxy: false, countryHeader: null },
  )

test.each([
  ['is each visitor’s own where the address tells it', true],
  ['is one for all where the host tells it', false],
])('the country %s', async (_, byAddress) => {
  const address = await startApi()
  const client = createApiClient(
    () => address,
    null,
    () => undefined,
  )
  const cache = createSettingsCache(client, { byAddress })
  const countryFor = async (remoteAddress: string) => {
    const found = await cache.get(
      visitorFrom(remoteAddress),
      new URLSearchParams(),
      AbortSignal.timeout(5000),
    )
    return found?.settings.geoip_country
  }
  const countries = [
    await countryFor('192.0.2.32'),
    await countryFor('198.51.100.1'),
    await countryFor('198.51.100.1'),
  ]
  expect(countries).toEqual(byAddress ? ['BE', 'NL', 'NL'] : ['BE', 'BE', 'BE'])
  expect(api?.asked).toHaveLength(byAddress ? 2 : 1)
})

test('settings that come too late for one document are there for the next', async () => {
  const waiting: (() => void)[] = []
  api = await startTestApi((_, response) => {
    waiting.push(() => answerWith(response, { settings: testSettings, domain_language: null }))
  })
  const { address } = api
  const client = createApiClient(
    () => address,
    null,
    () => undefined,
  )
  const cache = createSettingsCache(client)
  const ask = (signal: AbortSignal) => cache.get(visitorFrom('192.0.2.32'), new URLSearchParams(), signal)
  const impatient = new AbortController()
  const missed = ask(impatient.signal)
  impatient.abort()
  expect(await missed).toBeNull()
  const next = ask(AbortSignal.timeout(5000))
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  waiting[0]?.()
  expect((await next)?.settings).toEqual(testSettings)
  expect(api.asked).toHaveLength(1)
})
