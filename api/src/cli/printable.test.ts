import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'
import { runCommand } from './moderate/commands.ts'
import { printable } from './printable.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const nasty = '\u001b]0;weg\u0007\u001b[2J\u202eTXET\u200b\u009b31m\rOVER'

it.each([
  ['a plain line, Ünïcode and 👋 too', 'a plain line, Ünïcode and 👋 too'],
  ['\u001b[2J', '\\u{1b}[2J'],
  ['a\rb\tc', 'a\\u{d}b\\u{9}c'],
  ['een\ndecision 3, ban', 'een\n    | decision 3, ban'],
])('a line for the terminal: %j', (line, printed) => {
  expect(printable(line)).toBe(printed)
})

it('nothing that strangers have written reaches a moderator’s terminal as it is', async () => {
  const { db, clock } = api.services
  const anna = await createPerson(api)
  const now = clock.now()
  // As older rows may hold it, whatever is refused today.
  await db
    .insertInto('complaints')
    .values({
      number: 'M-NASTY',
      domain_host: (await api.services.sites.of(undefined)).host,
      reporter_user_id: anna.userId,
      reporter_name: nasty,
      language: 'nl',
      category: 'spam',
      target_type: 'url',
      target_url: `http://x.example/${nasty}`,
      text: `${nasty}\ndecision 1: ban`,
      priority: 2,
      state: 'received',
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('contact_messages')
    .values({
      ticket: 'T-1',
      domain_host: (await api.services.sites.of(undefined)).host,
      name: nasty,
      email: 'a@example.test',
      subject: nasty,
      text: nasty,
      language: 'nl',
      created_at: now,
    })
    .execute()
  await db.updateTable('profiles').set({ name: nasty }).where('id', '=', anna.profileId).execute()
  const lines = [
    ...(await runCommand(api.services, 'complaints', [])),
    ...(await runCommand(api.services, 'complaint', ['M-NASTY'])),
    ...(await runCommand(api.services, 'letters', [])),
  ]
  expect(lines.join('')).toContain('OVER')
  for (const line of lines) expect(line.replaceAll('\n    | ', '')).toMatch(/^[^\p{Cc}\p{Cf}]*$/u)
})
