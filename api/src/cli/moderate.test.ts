import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { copyEmbedded } from '../../test/databases/embedded.ts'
import { testEnvironment } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'
import { readConfig } from '../config.ts'
import { startApi } from '../start.ts'

// The command as staff run it: a process of its own, which has read nothing before.

const command = fileURLToPath(new URL('moderate.ts', import.meta.url))

let dataDir: string
let env: Record<string, string>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-moderate-'))
  await copyEmbedded(dataDir)
  env = testEnvironment(dataDir, undefined)
}, 60_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** The site, until `use` is done: the embedded database belongs to one process. */
const withSite = async <Result>(use: (api: Awaited<ReturnType<typeof startApi>>) => Promise<Result>) => {
  const api = await startApi(readConfig(env))
  try {
    return await use(api)
  } finally {
    await api.stop()
  }
}

it('a complaint is decided, and both sides are written to, while the site stands still', async () => {
  const number = await withSite(async (api) => {
    const site = { ...api, url: `http://127.0.0.1:${api.port}` }
    const [anna, ben] = [await createPerson(site), await createPerson(site)]
    const { body } = await anna.post('/api/complaint.php', {
      profile_id: ben.profileId,
      category: 'scam',
      text: 'Vraagt om geld.',
      good_faith: true,
    })
    return String(Object(body).complaint.number)
  })
  const words = ['--by', 'noor', '--action', 'warn', '--ground', 'Huisregels 3', '--text', 'Dat mag niet.']
  const { stdout } = await promisify(execFile)(process.execPath, [command, 'decide', number, ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  expect(stdout).toContain(number)
  await withSite(async ({ services: { db } }) => {
    const { state } = await db
      .selectFrom('complaints')
      .select('state')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(state).toBe('decided')
    const letters = await db
      .selectFrom('outbox')
      .select('template')
      .where('template', '=', 'complaint_decision')
      .execute()
    expect(letters).toHaveLength(2)
  })
}, 60_000)
