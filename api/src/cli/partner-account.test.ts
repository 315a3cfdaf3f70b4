import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { copyEmbedded } from '../../test/databases/embedded.ts'
import { testEnvironment } from '../../test/harness.ts'
import { readConfig } from '../config.ts'
import { startApi } from '../start.ts'

// The command as it is run: a process of its own, while the site stands still.

const command = fileURLToPath(new URL('partner-account.ts', import.meta.url))

let env: Record<string, string>
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-partner-'))
  await copyEmbedded(dataDir)
  env = testEnvironment(dataDir, undefined)
}, 60_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], { env: { PATH: process.env.PATH ?? '', ...env } })

describe('an account that a partner asks for', () => {
  it('is there with its mail once the site runs again, and only once', async () => {
    const { stdout } = await run('--email', 'eva@example.test', '--gender', 'female', '--network', 'acme')
    expect(stdout).toContain('eva@example.test')
    await expect(run('--email', 'EVA@example.test')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('email_exists'),
    })
    const api = await startApi(readConfig(env))
    try {
      const { db } = api.services
      const { status, network } = await db
        .selectFrom('users')
        .innerJoin('signup_tracking', 'signup_tracking.user_id', 'users.id')
        .select(['users.status', 'signup_tracking.network'])
        .where('users.email', '=', 'eva@example.test')
        .executeTakeFirstOrThrow()
      expect([status, network]).toEqual(['not_confirmed', 'acme'])
      const mails = await fetch(`http://127.0.0.1:${api.port}/dev/outbox.json?to=eva@example.test`)
      expect(JSON.stringify(await mails.json())).toContain('/complete-signup?token=')
    } finally {
      await api.stop()
    }
  })

  it.each([
    ['an address that is none', ['--email', 'eva']],
    ['a word that is no gender', ['--email', 'a@example.test', '--gender', 'x']],
    ['a flag that there is not', ['--mail', 'a@example.test']],
  ])('%s is said, with how to do it', async (_, args) => {
    await expect(run(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run partner-account'),
    })
  })
})
