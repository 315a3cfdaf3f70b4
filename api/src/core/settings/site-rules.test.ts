import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { searchFilterNames } from '@lonk/shared-api/search-filters.ts'
import { copyEmbedded } from '../../../test/databases/embedded.ts'
import { testEnvironment } from '../../../test/harness.ts'
import { browserOf } from '../../../test/visitors.ts'
import { readConfig } from '../../config.ts'
import { json } from '../../database/schema/columns.ts'
import { type RunningApi, startApi } from '../../start.ts'

let dataDir: string
let api: RunningApi | undefined
const start = async () => {
  api = await startApi(readConfig(testEnvironment(dataDir, undefined)))
  return api
}
const stop = async () => {
  await api?.stop()
  api = undefined
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-rules-'))
  await copyEmbedded(dataDir)
})
afterEach(async () => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
})

const set = async ({ services }: RunningApi, settings: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(settings))
    await services.db
      .insertInto('domain_settings')
      .values({ host: '*', country: '**', key, value: json(value) })
      .onConflict((conflict) =>
        conflict.columns(['host', 'country', 'key']).doUpdateSet({ value: json(value) }),
      )
      .execute()
}
const settingsOf = async ({ port }: RunningApi) =>
  Object((await browserOf(`http://127.0.0.1:${port}`).get('/api/settings.php')).body.settings)
const claim = async (running: RunningApi) => {
  const { premium_claim_pct, premium_claim_evidence } = await settingsOf(running)
  return [premium_claim_pct, premium_claim_evidence]
}

it('a site with fictional profiles starts only with the words that say so', async () => {
  await set(await start(), { fictional_enabled: true, fictional_icon: '', fictional_plural: { nl: ' ' } })
  await stop()
  await expect(start()).rejects.toThrow('fictional_enabled needs fictional_plural, fictional_icon')
}, 60_000)

it('a claim about success is shown only with what it rests on', async () => {
  const running = await start()
  const none = [null, null]
  expect(await claim(running)).toEqual(none)
  await set(running, { premium_claim_pct: 46 })
  expect(await claim(running)).toEqual(none)
  await set(running, { premium_claim_evidence: '  ' })
  expect(await claim(running)).toEqual(none)
  await set(running, { premium_claim_evidence: 'Count of 2026, 12 034 members ' })
  expect(await claim(running)).toEqual([46, 'Count of 2026, 12 034 members'])
  await set(running, { premium_claim_pct: null })
  expect(await claim(running)).toEqual(none)
}, 60_000)

it('nobody is offered to hide fictional profiles where there are none', async () => {
  const running = await start()
  const offered = async () => (await settingsOf(running)).search_fields
  const others = searchFilterNames.filter((name) => name !== 'hide_fictional')
  expect(await offered()).toEqual(others)
  // None named means all, of which one is not there either.
  await set(running, { search_fields: [] })
  expect(await offered()).toEqual(others)
  await set(running, { fictional_enabled: true })
  expect(await offered()).toEqual(searchFilterNames)
  await set(running, { search_fields: ['gender'] })
  expect(await offered()).toEqual(['gender'])
}, 60_000)
