import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { type ApiProcess, ended, startProcess } from '../test/api-process.ts'
import { copyEmbedded } from '../test/databases/embedded.ts'
import { testEnvironment } from '../test/harness.ts'
import { browserOf } from '../test/visitors.ts'
import { makeSecrets } from './secrets.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-main-'))
  await copyEmbedded(dataDir)
}, 120_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const running = async (env: Record<string, string> = {}): Promise<ApiProcess> => {
  const started = await startProcess(testEnvironment(dataDir, undefined, env))
  if (!('child' in started)) throw new Error(`It did not start: ${started.stderr}`)
  return started
}

const signup = {
  name: 'Blijvend_1',
  email: 'blijvend@example.test',
  password: 'een lang genoeg wachtwoord',
  date_of_birth: '1990-05-17',
  gender: 'female',
  seeking: 'male',
  country: 'NL',
  city: 'Utrecht',
  language: 'nl',
  terms_version: '2024-01-15T12:00:00.000Z',
  consent_terms: true,
  consent_sensitive: true,
}

const made = makeSecrets()
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://dating.example',
  MAIL_URL: 'smtps://user:secret@mail.example',
  PAYMENTS: 'mollie',
  MOLLIE_KEY: 'live_of_nobody',
  SECRET: made.master,
  VAPID_PUBLIC: made.vapidPublic,
  VAPID_PRIVATE: made.vapidPrivate,
}

describe('the process of the API', () => {
  it('tells its parent the port, is ready, and stops cleanly within 5 s of SIGTERM', async () => {
    const { child, url } = await running()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const began = Date.now()
    child.kill('SIGTERM')
    expect(await ended(child)).toEqual({ code: 0, signal: null })
    expect(Date.now() - began).toBeLessThan(5000)
  })

  it('at a port of its own it answers for a while after SIGTERM, but is not ready, and keeps no connection', async () => {
    const { child, url } = await running({ API_PORT: String(await freePort()), DRAIN_SECONDS: '1' })
    const connection = async () => (await fetch(`${url}/healthz`)).headers.get('Connection')
    expect(await connection()).toBe('keep-alive')
    const end = ended(child)
    child.kill('SIGTERM')
    while ((await connection()) !== 'close');
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect(await end).toEqual({ code: 0, signal: null })
  })

  it('holds its data folder: a second process says who has it, in one line', async () => {
    const { child } = await running()
    const second = await startProcess(testEnvironment(dataDir, undefined))
    expect(second).toMatchObject({ exitCode: 1 })
    expect('stderr' in second && second.stderr.trim().split('\n')).toEqual([
      `The data folder ${join(dataDir, 'database')} is in use by process ${child.pid}; stop it first`,
    ])
    child.kill('SIGTERM')
    await ended(child)
  })

  it('keeps what it acknowledged when it is killed in the next moment, and starts again', async () => {
    const first = await running()
    const browser = browserOf(first.url)
    const regions = (await browser.get('/api/regions.php?country=NL')).body.regions as { id: number }[]
    const { status } = await browser.post('/api/signup.php', { ...signup, region_id: regions[0]?.id })
    first.child.kill('SIGKILL')
    expect(status).toBe(201)
    await ended(first.child)

    const again = await running()
    const { email, password } = signup
    const login = await browserOf(again.url).post('/api/user.php', { email, password })
    expect(login).toMatchObject({ status: 200, body: { user: { email } } })
    again.child.kill('SIGTERM')
    await ended(again.child)
  })

  it('makes its secrets on the first start, for its owner alone', async () => {
    const { child } = await running({ SECRET: '' })
    const { mode } = await stat(join(dataDir, 'secrets.json'))
    expect(mode & 0o777).toBe(0o600)
    child.kill('SIGTERM')
    await ended(child)
  })

  it.each([
    [{ API_PORT: 'x' }, /^API_PORT=x: a whole number/],
    [{ API_PORT: '4001', DRAIN_SECONDS: '1m' }, /^DRAIN_SECONDS=1m: a whole number/],
    [{ NODE_ENV: 'live' }, /^NODE_ENV=live: one of/],
    [{ PUBLIC_URL: 'localhost' }, /^PUBLIC_URL: an address/],
    [{ DATABASE_URL: 'mysql://secret@x/y' }, /^DATABASE_URL: an address/],
    [{ DATABASE_READ_URL: 'postgres://b/y' }, /^DATABASE_READ_URL: with it DATABASE_URL is needed/],
    [
      { DATABASE_URL: 'postgres://a/y', DATABASE_READ_URL: 'mysql://secret@x/y' },
      /^DATABASE_READ_URL: an address/,
    ],
    [{ RATE_LIMIT_FACTOR: 'much' }, /^RATE_LIMIT_FACTOR=much/],
    [{ ...production, SECRET: 'short' }, /^SECRET: production needs/],
    [{ ...production, RATE_LIMIT_FACTOR: '5' }, /^RATE_LIMIT_FACTOR=5: production/],
    [{ ...production, PUBLIC_URL: 'http://dating.example' }, /needs https/],
    [{ ...production, PAYMENTS: 'sandbox' }, /^PAYMENTS=sandbox: production needs mollie/],
    [{ ...production, MOLLIE_KEY: 'test_of_nobody' }, /^MOLLIE_KEY: production needs the live key/],
    [{ ...production, PUBLIC_URL: '' }, /^PUBLIC_URL: production needs the address/],
    [{ ...production, MAIL_URL: '' }, /^MAIL_URL: production needs a mail server/],
    [
      { ...production, VAPID_PUBLIC: makeSecrets().vapidPublic },
      /^VAPID_PUBLIC is not the public key of VAP/,
    ],
    [{ ...production, VAPID_PRIVATE: '' }, /^VAPID_PRIVATE: production needs one/],
    [{ PHOTO_STORE: 'ftp://pictures' }, /^PHOTO_STORE: a folder is needed, or s3:/],
    [{ PHOTO_STORE: 's3://pictures' }, /^PHOTO_STORE: an endpoint is needed/],
    [{ REGISTRY: 'https://store.example' }, /^REGISTRY: a folder is needed, not an address/],
    [{ REGISTRY_BUCKET: 'releases' }, /^REGISTRY_BUCKET: s3:\/\/bucket\/prefix.* is needed/],
    [
      { REGISTRY_BUCKET: 's3://releases?endpoint=https://s3.example' },
      /^REGISTRY_BUCKET: .*S3_ACCESS_KEY_ID/,
    ],
    [{ PAYMENTS: 'mollie' }, /^PAYMENTS=mollie needs MOLLIE_KEY/],
    [{ COUNTRY_HEADER: 'CF-IPCountry' }, /^COUNTRY_HEADER=CF-IPCountry: with it TRUST_PROXY=on is needed/],
    [{ DOCUMENT_SERVERS: '10.0.0.5, lonk.example' }, /^DOCUMENT_SERVERS=lonk.example: an address or/],
    [{ DOCUMENT_SERVERS: '0.0.0.0/0' }, /^DOCUMENT_SERVERS=0.0.0.0.0: an address or/],
  ])('refuses %o with one clear line', async (env, line) => {
    const failed = await startProcess(testEnvironment(dataDir, undefined, env))
    const stderr = 'stderr' in failed ? failed.stderr.trim() : 'it started'
    expect(stderr).toMatch(line)
    expect(stderr.split('\n')).toHaveLength(1)
    expect(stderr).not.toContain('secret@')
  })

  it('tells all that production lacks at once, a line each', async () => {
    const bare = { PUBLIC_URL: '', RATE_LIMIT_FACTOR: '', SECRET: '', VAPID_PUBLIC: '', VAPID_PRIVATE: '' }
    const failed = await startProcess(
      testEnvironment(dataDir, undefined, { NODE_ENV: 'production', ...bare }),
    )
    const lines = 'stderr' in failed ? failed.stderr.trim().split('\n') : []
    expect(lines.map((line) => line.split(/[:=]/)[0])).toEqual([
      'PUBLIC_URL',
      'MAIL_URL',
      'PAYMENTS',
      'SECRET',
      'VAPID_PUBLIC',
      'VAPID_PRIVATE',
    ])
  })

  it('refuses in production a secret that is not the database’s, with all else that does not fit it', async () => {
    const { child } = await running()
    child.kill('SIGTERM')
    await ended(child)
    const failed = await startProcess(testEnvironment(dataDir, undefined, production))
    const lines = 'stderr' in failed ? failed.stderr.trim().split('\n') : []
    expect(lines.map((line) => line.split(' is ')[0])).toEqual(['SECRET', 'The company', "The site's host"])
    expect(lines.join()).not.toContain(production.SECRET)
  })

  it('says that it cannot use its folder', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    const failed = await startProcess({ ...testEnvironment(join(file, 'below'), undefined), SECRET: '' })
    expect('stderr' in failed && failed.stderr.trim()).toMatch(
      /^DATA_DIR .* cannot be (read|written): ENOTDIR[^\n]*$/,
    )
  })
})
