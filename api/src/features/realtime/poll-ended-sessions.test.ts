import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { startPolling } from '../../../test/polling.ts'
import { browserOf, joinSite, mailedToken, signUp } from '../../../test/visitors.ts'
import { complaintCommands } from '../../cli/moderate/complaint-commands.ts'
import { days } from '../../clock.ts'
import { demoEmail } from '../../core/demo/demo-logins.ts'
import { removeUnconfirmed } from '../account/purge-jobs.ts'
import { closeDemoAccounts } from '../demo-life/demo-accounts.ts'

// A session that ended is refused by the next poll, however it ended, although the poll before was answered from memory.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Joined = Awaited<ReturnType<typeof joinSite>>

const fresh = 'nog een heel goed wachtwoord'
const logIn = async ({ email, password }: Joined) => {
  const browser = browserOf(api.url)
  await browser.post('/api/user.php', { email, password })
  return browser
}
const setNewPassword = async (email: string) => {
  await browserOf(api.url).post('/api/reset-password.php', { email })
  const token = await mailedToken(api, email)
  await browserOf(api.url).call('PUT', '/api/reset-password.php', {
    token,
    password: fresh,
    password_repeat: fresh,
  })
}

/** How a session of Anna ends, seen from another browser of hers, or from nowhere near. */
const ends: [
  how: string,
  end: (anna: Joined, sameBrowser: ReturnType<typeof browserOf>) => Promise<unknown>,
][] = [
  ['logging out', (_, same) => same.get('/api/logout.php')],
  ['logging in again', ({ email, password }, same) => same.post('/api/user.php', { email, password })],
  [
    'another member logging in',
    async (_, same) => {
      const { email, password } = await joinSite(api)
      await same.post('/api/user.php', { email, password })
    },
  ],
  [
    'ending it by its number',
    async (anna) => {
      const other = await logIn(anna)
      const sessions = (await other.get('/api/sessions.php')).body.sessions as {
        id: number
        current: boolean
      }[]
      await other.delete('/api/sessions.php', { id: sessions.find(({ current }) => !current)?.id })
    },
  ],
  ['ending all others', async (anna) => (await logIn(anna)).call('DELETE', '/api/sessions.php?all=true')],
  [
    'a new password',
    async (anna) =>
      (await logIn(anna)).put('/api/password.php', {
        old_password: anna.password,
        new_password: fresh,
        new_password_repeat: fresh,
      }),
  ],
  ['a forgotten password', ({ email }) => setNewPassword(email)],
  [
    'an address that its owner takes back',
    async (anna) => {
      const email = `nieuw-${anna.name}@example.test`
      await (await logIn(anna)).post('/api/mail-change.php', { email, password: anna.password })
      const tokens = [await mailedToken(api, email), await mailedToken(api, anna.email)]
      for (const token of tokens) await browserOf(api.url).put('/api/mail-change.php', { token })
    },
  ],
  [
    'deleting the account',
    async (anna) =>
      (await logIn(anna)).delete('/api/account.php', { password: anna.password, reason: 'no_time' }),
  ],
  [
    'a ban',
    async ({ profileId }) => {
      const reporter = await createPerson(api)
      const { body } = await reporter.post('/api/complaint.php', {
        category: 'harassment',
        text: 'Dit lid blijft mij lastigvallen.',
        good_faith: true,
        profile_id: profileId,
      })
      const words = ['--by', 'eva', '--ground', 'Huisregels 3', '--text', 'Daarom.', '--action', 'ban']
      await complaintCommands.decide?.run(api.services, [Object(body.complaint).number, ...words])
    },
  ],
  [
    'a demo that comes where real members are',
    async ({ userId }) => {
      await api.services.db
        .updateTable('users')
        .set({ email_fold: demoEmail('gratis') })
        .where('id', '=', userId)
        .execute()
      await closeDemoAccounts(api.services)
    },
  ],
]

it.each(ends)('%s', async (_, end) => {
  const anna = await joinSite(api)
  const poll = await startPolling(anna.browser)
  expect((await poll()).status).toBe(304)
  await end(anna, browserOf(api.url, anna.browser.cookie()))
  expect((await poll()).status).toBe(403)
})

it('an account that nobody confirmed', async () => {
  const anna = await signUp(api)
  await api.services.db
    .updateTable('users')
    .set({ created_at: new Date(api.services.clock.now().getTime() - days(31)) })
    .where('id', '=', anna.userId)
    .execute()
  const poll = await startPolling(anna.browser)
  expect((await poll()).status).toBe(304)
  await removeUnconfirmed(api.services)
  expect((await poll()).status).toBe(403)
})
