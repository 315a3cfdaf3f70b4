import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import webPush from 'web-push'
import { copyEmbedded } from '../../../test/databases/embedded.ts'
import { testEnvironment } from '../../../test/harness.ts'
import { ownCompany } from '../../../test/own-company.ts'
import { createPerson } from '../../../test/people.ts'
import { browserOf } from '../../../test/visitors.ts'
import { setCompany, setDomain } from '../../cli/db/site.ts'
import { minutes } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { demoEmail, demoLogins } from '../../core/demo/demo-logins.ts'
import { type RunningApi, startApi } from '../../start.ts'

const password = 'lonk-demo-2026'
let dataDir: string
let api: RunningApi | undefined
const stop = async () => {
  await api?.stop()
  api = undefined
}
const start = async (env: Record<string, string>) => {
  await stop()
  api = await startApi(readConfig(testEnvironment(dataDir, undefined, env)))
  const { services } = api
  return { services, url: `http://127.0.0.1:${api.port}` }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-demo-accounts-'))
  await copyEmbedded(dataDir)
})
afterAll(async () => {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
})

it('the demo’s accounts with their known password let nobody in where real members are', async () => {
  const demo = await start({})
  const { db, passwords } = demo.services
  const passwordHash = await passwords.hash(password)
  const people: { login: string; cookie: string }[] = []
  for (const login of [...demoLogins, 'anna'] as const) {
    const person = await createPerson(demo)
    const email = login === 'anna' ? 'anna@example.test' : demoEmail(login)
    const role = login === 'admin' ? 'admin' : 'member'
    await db
      .updateTable('users')
      .set({ email, email_fold: email, password_hash: passwordHash, role })
      .where('id', '=', person.userId)
      .execute()
    people.push({ login, cookie: person.cookie() })
  }
  const into = async (url: string, sent = (cookie: string) => cookie) => {
    const open: string[] = []
    for (const { login, cookie } of people) {
      const { status } = await browserOf(url).post('/api/user.php', {
        email: `${login}@example.test`,
        password,
      })
      expect([200, 401]).toContain(status)
      const session = await browserOf(url, sent(cookie)).get('/api/poll.php')
      if (status === 200 || session.status === 200) open.push(login)
    }
    return open
  }
  expect(await into(demo.url)).toEqual(people.map(({ login }) => login))

  await setCompany(demo.services, ownCompany)
  await setDomain(demo.services, ['dating.example', '--default', '--by', 'anna'])
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  const live = await start({
    NODE_ENV: 'production',
    PAYMENTS: 'mollie',
    MOLLIE_KEY: 'live_of_nobody',
    PUBLIC_URL: 'https://localhost:3999',
    MAIL_URL: 'smtp://localhost:9',
    RATE_LIMIT_FACTOR: '1',
    VAPID_PUBLIC: publicKey,
    VAPID_PRIVATE: privateKey,
  })
  live.services.clock.shift(minutes(16))
  // The same session, under the name that it has where https is.
  const asInProduction = (cookie: string) => `__Host-${cookie}`
  expect(await into(live.url, asInProduction)).toEqual(['anna'])
  const staff = await live.services.db
    .selectFrom('users')
    .select('id')
    .where('role', '!=', 'member')
    .execute()
  expect(staff).toEqual([])
  const shown = await browserOf(live.url, asInProduction(people.at(-1)?.cookie ?? '')).get(
    '/api/members.php?gender=female',
  )
  expect(Object(shown.body).total).toBe(0)
}, 120_000)
