import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseUrl } from '@lonk/shared-events/registry.ts'
import * as z from 'zod/mini'
import { readConfig } from '../../shell/server/config.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { publishPath } from '../../shell/server/request-handler.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'
import type { Build } from '../build/build-part.ts'
import { publish } from '../release/publish.ts'
import { createTestStore, route } from '../release/test-builds.ts'
import { wholeRelease } from '../release/whole-release.ts'
import { adoptSite } from './adopt-site.ts'
import { readAudit } from './audit.ts'
import { encodeAct, encodeUpload } from './call-body.ts'
import { createPublishEndpoint } from './endpoint.ts'
import { makeOwnerKey, type OwnerKey, readOwnerKey } from './owner-key.ts'
import { addOwner, readOwners, removeOwner } from './owners.ts'
import { callSite } from './remote-site.ts'
import { headersOf } from './signed-call.ts'

// A real site on a port of its own, its store on the disk; its API is none, because nobody asks it anything here.

const maxBytes = 200_000
const trialOrigins = ['http://localhost:4203']
let made: ReturnType<typeof createTestStore>
let keys: string
let payments: OwnerKey
let chat: OwnerKey
let site: RunningSite
let now: () => Date

const team = async (name: string, ...parts: string[]): Promise<OwnerKey> => {
  const file = join(keys, name)
  await addOwner(made.store, { name, publicKey: makeOwnerKey(name, file), parts })
  return readOwnerKey(file)
}

const startSite = (withEndpoint = true, publicUrl: string | null = null): Promise<RunningSite> => {
  const der = made.store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const dataDir = mkdtempSync(join(keys, 'data-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    REGISTRY: made.store.folder,
    API_URL: 'http://127.0.0.1:9',
  })
  return runSite(config, {
    report: () => {},
    env: { REGISTRY_PUBLIC_KEY: der },
    publish: withEndpoint
      ? createPublishEndpoint(made.store, { publicUrl, now: () => now(), maxBytes, trialOrigins })
      : null,
  })
}

beforeEach(async () => {
  now = () => new Date()
  made = createTestStore()
  keys = mkdtempSync(join(tmpdir(), 'lonk-keys-'))
  payments = await team('team-payments', 'mf-payments')
  chat = await team('team-chat', 'mf-chat')
  await publish(made.store, [await made.shell()])
  site = await startSite()
})
afterEach(async () => {
  await site.stop()
  made.remove()
  rmSync(keys, { recursive: true, force: true })
})

const origin = { commit: 'a'.repeat(40), clean: true }
const upload = ({ folder, sourceHash }: Build, more: { canary?: number } = {}): Buffer =>
  encodeUpload(folder, { sourceHash, made: origin, ...more })
const bodyOf = async (part: string, script?: string): Promise<Buffer> =>
  upload(await made.remote(part, {}, script))
const running = async () => (await registryToChange(made.store)).parts
const send = (headers: Record<string, string>, body: Buffer) =>
  fetch(site.local + publishPath, { method: 'POST', headers, body: new Uint8Array(body) })
const signed = (key: OwnerKey, part: string, body: Buffer, at: Date) =>
  headersOf(key, { site: site.local, part, body }, at)
const answered = async (response: Response): Promise<readonly [number, string]> => {
  const { said } = z.object({ said: z.array(z.string()) }).parse(await response.json())
  return [response.status, said.join('\n')]
}
/** Everything in the store but the owners' list and the audit log. */
const stored = () =>
  readdirSync(made.store.folder, { recursive: true })
    .map(String)
    .filter((name) => name !== 'publish-audit.jsonl')
    .sort()

test('a team publishes its part, and the registry says by whom', async () => {
  const { version, said } = await callSite(site.local, payments, 'mf-payments', await bodyOf('mf-payments'))
  const release = (await running())['mf-payments']?.current
  expect(release?.version).toBe(version)
  expect(release?.made).toEqual({ ...origin, by: 'team-payments' })
  expect(said[0]).toContain(`mf-payments ${version} is published for everybody`)
  const entry = releaseUrl('mf-payments', version ?? '', 'remoteEntry.js')
  expect(await (await fetch(site.local + entry)).text()).toBe('mf-payments')
})

test('a part over its budget is refused at the server too, and goes over it on record', async () => {
  const { folder, sourceHash } = await made.remote('mf-chat', {}, randomBytes(9000).toString('base64'))
  const sent = (more: { overBudget?: boolean }) =>
    callSite(site.local, chat, 'mf-chat', encodeUpload(folder, { sourceHash, made: { ...origin, ...more } }))
  await expect(sent({})).rejects.toThrow('422: mf-chat: the entry is')
  expect((await running())['mf-chat']).toBeUndefined()
  const { said } = await sent({ overBudget: true })
  expect(said.join()).toContain('over budget: mf-chat: the entry is')
  expect((await running())['mf-chat']?.current.made).toMatchObject({ by: 'team-chat', overBudget: true })
})

test('the same content once more is the same version', async () => {
  const build = await made.remote('mf-chat')
  const first = await callSite(site.local, chat, 'mf-chat', upload(build))
  const again = await callSite(site.local, chat, 'mf-chat', upload(build))
  expect(again.version).toBe(first.version)
})

test('a candidate is tried, promoted, rolled back and withdrawn by signed calls', async () => {
  const call = (body: Buffer) => callSite(site.local, chat, 'mf-chat', body)
  const one = await call(await bodyOf('mf-chat', 'one'))
  const two = await call(upload(await made.remote('mf-chat', {}, 'two'), { canary: 0.1 }))
  expect((await running())['mf-chat']?.canary).toMatchObject({
    candidate: { version: two.version },
    share: 0.1,
  })
  await call(encodeAct({ act: 'promote' }))
  expect((await running())['mf-chat']?.current.version).toBe(two.version)
  await call(encodeAct({ act: 'rollback' }))
  expect((await running())['mf-chat']?.current.version).toBe(one.version)
  await call(encodeAct({ act: 'withdraw' }))
  expect((await running())['mf-chat']).toBeUndefined()
  const acts = (await readAudit(made.store.folder)).map(({ act, status }) => `${act} ${status}`)
  expect(acts).toEqual(['release 200', 'release 200', 'promote 200', 'rollback 200', 'withdraw 200'])
})

test('its team has a link to what it is writing, from where the site allows it and of its own part', async () => {
  await callSite(site.local, chat, 'mf-chat', await bodyOf('mf-chat'))
  const link = (from: string, part = 'mf-chat') =>
    callSite(site.local, chat, part, encodeAct({ act: 'try', days: 1, from }))
  const { version, said } = await link('http://localhost:4203')
  expect(version).toBeNull()
  expect(said.join()).toMatch(/^mf-chat from http:\/\/localhost:4203 until .*: \/\?try=[\w.-]+$/)
  await expect(link('http://localhost:4204')).rejects.toThrow('TRIAL_ORIGINS has http://localhost:4203')
  await expect(link('http://localhost:4203', 'mf-payments')).rejects.toThrow('may not publish mf-payments')
  const acts = (await readAudit(made.store.folder)).map(({ act, status }) => `${act} ${status}`)
  expect(acts).toEqual(['release 200', 'try 200', 'try 422', 'unknown 403'])
})

describe('what runs, for a team that tries its build beside it', () => {
  test('is what visitors get: neither candidates nor what could be gone back to', async () => {
    await callSite(site.local, chat, 'mf-chat', await bodyOf('mf-chat', 'one'))
    await callSite(site.local, chat, 'mf-chat', await bodyOf('mf-chat', 'two'))
    await callSite(site.local, payments, 'mf-payments', await bodyOf('mf-payments'))
    await callSite(
      site.local,
      chat,
      'mf-chat',
      upload(await made.remote('mf-chat', {}, 'three'), { canary: 0 }),
    )
    const { store, remove } = await adoptSite(site.local, payments, 'mf-payments')
    const there = await running()
    const here = (await registryToChange(store)).parts
    expect(Object.keys(here).sort()).toEqual(['mf-chat', 'mf-payments', 'shell'])
    for (const [part, { current, previous, canary }] of Object.entries(here)) {
      expect(current).toEqual(there[part]?.current)
      expect([previous, canary]).toEqual([[], null])
      const document = await wholeRelease(store, current)
      const published = await wholeRelease(made.store, current)
      expect(Object.keys(document?.contents ?? {}).length).toBeGreaterThan(2)
      expect(published?.contents).toMatchObject(document?.contents ?? {})
    }
    await remove()
    expect(existsSync(store.folder)).toBe(false)
    expect((await readAudit(made.store.folder)).at(-1)).toMatchObject({ act: 'running', status: 200 })
  })

  test('is refused where it is not what was published, and to whoever owns no part', async () => {
    await callSite(site.local, chat, 'mf-chat', await bodyOf('mf-chat'))
    const { version } = (await running())['mf-chat']?.current ?? { version: '' }
    await expect(adoptSite(site.local, payments, 'mf-chat')).rejects.toThrow(
      '403: team-payments may not publish',
    )
    writeFileSync(join(made.store.folder, 'mf-chat', version, 'page.js'), 'something else')
    await expect(adoptSite(site.local, payments, 'mf-payments')).rejects.toThrow(
      `422: mf-chat ${version}, which runs there, is damaged: release it again first`,
    )
  })
})

describe('refused, and nothing of it in the store', () => {
  let before: readonly string[]
  beforeEach(() => {
    before = stored()
  })
  afterEach(async () => {
    expect(stored()).toEqual(before)
    expect(Object.keys(await running())).toEqual(['shell'])
  })

  test("another team's part, by its name and by the remote.json inside", async () => {
    const body = await bodyOf('mf-chat')
    expect(await answered(await send(signed(payments, 'mf-chat', body, now()), body))).toEqual([
      403,
      'team-payments may not publish mf-chat, only mf-payments',
    ])
    expect(await answered(await send(signed(payments, 'mf-payments', body, now()), body))).toEqual([
      422,
      'mf-payments: remote.json says that it is mf-chat',
    ])
    const stop = encodeAct({ act: 'withdraw' })
    expect((await send(signed(payments, 'shell', stop, now()), stop)).status).toBe(403)
  })

  test('a remote.json that names a team without a key for the part', async () => {
    const body = upload(await made.remote('mf-payments', { owner: 'team-chat' }))
    expect(await answered(await send(signed(payments, 'mf-payments', body, now()), body))).toEqual([
      422,
      "mf-payments: remote.json says that it is team-chat's, here team-payments may publish it",
    ])
  })

  test('a stranger, a key that is not the name said, and an owner who was removed', async () => {
    const body = await bodyOf('mf-chat')
    const as = async (key: OwnerKey) => answered(await send(signed(key, 'mf-chat', body, now()), body))
    expect(await as({ ...chat, owner: 'nobody' })).toEqual([401, '"nobody" is no owner here'])
    expect(await as({ ...payments, owner: 'team-chat' })).toEqual([
      401,
      'the signature is not by the key of team-chat',
    ])
    await removeOwner(made.store, 'team-chat')
    expect((await as(chat))[0]).toBe(401)
    expect((await send({}, body)).status).toBe(401)
    before = stored()
  })

  test('a body that was changed on the way', async () => {
    const body = await bodyOf('mf-chat')
    const headers = signed(chat, 'mf-chat', body, now())
    const changed = Buffer.from(body)
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
    expect(await answered(await send(headers, changed))).toEqual([
      401,
      'the body is not the one that was signed',
    ])
  })

  test('a call that was signed for another site', async () => {
    const body = await bodyOf('mf-chat')
    const meant = headersOf(chat, { site: 'https://test.lonk.example', part: 'mf-chat', body }, now())
    const [status, said] = await answered(await send(meant, body))
    expect([status, said]).toEqual([401, expect.stringContaining('signed for "https://test.lonk.example"')])
    for (const site of ['', 'lonk.example', 'javascript:1']) {
      const odd = await send(headersOf(chat, { site, part: 'mf-chat', body }, now()), body)
      expect(odd.status).toBe(401)
    }
  })

  test('a call signed more than five minutes ago, or ahead', async () => {
    const body = await bodyOf('mf-chat')
    for (const minutes of [-6, 6]) {
      const then = new Date(Date.now() + minutes * 60_000)
      const [status, said] = await answered(await send(signed(chat, 'mf-chat', body, then), body))
      expect([status, said]).toEqual([401, expect.stringContaining('sign anew')])
    }
  })

  test('files outside the folder, files twice, fewer bytes than were said, and no first line', async () => {
    const line = (files: [string, number][]) =>
      encodeAct({ act: 'release', sourceHash: 'a'.repeat(64), made: origin, files })
    const bodies = [
      ...['../evil.js', '/tmp/evil.js', 'a/../../evil.js', '.hidden', 'release.json', 'a\\b'].map((path) =>
        Buffer.concat([line([[path, 1]]), Buffer.from('x')]),
      ),
      Buffer.concat([
        line([
          ['a.js', 1],
          ['a.js', 1],
        ]),
        Buffer.from('xx'),
      ]),
      Buffer.concat([line([['a.js', 5]]), Buffer.from('x')]),
      Buffer.from('no json\n'),
      Buffer.alloc(0),
    ]
    for (const body of bodies)
      expect((await send(signed(chat, 'mf-chat', body, now()), body)).status).toBe(422)
  })

  test('what is too large, said beforehand or not', async () => {
    const body = Buffer.alloc(maxBytes + 1, 'x')
    const headers = signed(chat, 'mf-chat', body, now())
    expect((await send(headers, body)).status).toBe(413)
    const status = await new Promise((resolve, reject) => {
      const chunked = signed(chat, 'mf-chat', body, new Date(Date.now() + 1))
      const call = httpRequest(site.local + publishPath, { method: 'POST', headers: chunked }, (response) => {
        resolve(response.statusCode)
        call.destroy()
      })
      call.on('error', reject)
      call.write(body)
    })
    expect(status).toBe(413)
  })

  test('a candidate of a part that does not run, which everybody would get', async () => {
    const body = upload(await made.remote('mf-chat'), { canary: 0 })
    expect(await answered(await send(signed(chat, 'mf-chat', body, now()), body))).toEqual([
      422,
      expect.stringContaining('mf-chat does not run here yet'),
    ])
  })

  test('facts that are no JSON, and a file that is a folder as well', async () => {
    const broken = upload(await made.remote('mf-chat', {}, 'one', { 'facts.json': '{' }))
    expect(await answered(await send(signed(chat, 'mf-chat', broken, now()), broken))).toEqual([
      422,
      'mf-chat: facts.json is missing or not as agreed: build it again',
    ])
    const both = upload(await made.remote('mf-chat', {}, 'two', { 'x.js': '' })).toString('latin1')
    const folded = Buffer.from(both.replace('"x.js"', '"page.js/x.js"'), 'latin1')
    expect(await answered(await send(signed(chat, 'mf-chat', folded, now()), folded))).toEqual([
      422,
      expect.stringContaining('"page.js"'),
    ])
  })

  test('a file that is not the one that browsers would be told of', async () => {
    const build = await made.remote('mf-chat')
    writeFileSync(join(build.folder, 'page.js'), 'something else')
    const body = upload(build)
    expect(await answered(await send(signed(chat, 'mf-chat', body, now()), body))).toEqual([
      422,
      'mf-chat: page.js is not what build.json says it is',
    ])
  })

  test("the platform's paths, as a release from this machine", async () => {
    const body = upload(await made.remote('mf-chat', { routes: [route('mf-chat', { path: '/:anything' })] }))
    expect(await answered(await send(signed(chat, 'mf-chat', body, now()), body))).toEqual([
      422,
      expect.stringContaining("is the platform's"),
    ])
  })

  test('an upload that ends half-way', async () => {
    const body = await bodyOf('mf-chat')
    const headers = { ...signed(chat, 'mf-chat', body, now()), 'Content-Length': String(body.length) }
    await new Promise<void>((resolve) => {
      const call = httpRequest(site.local + publishPath, { method: 'POST', headers })
      call.on('error', () => resolve())
      call.write(body.subarray(0, body.length / 2), () => setTimeout(() => call.destroy(), 100))
    })
    const until = Date.now() + 5000
    while ((await readAudit(made.store.folder)).length === 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await readAudit(made.store.folder)).toMatchObject([
      { owner: 'team-chat', status: 400, version: null },
    ])
  })
})

test('a call that comes again is refused, also after a restart', async () => {
  // As in production: the site has a name of its own, wherever it listens.
  const publicUrl = 'https://lonk.example'
  const again = async () => {
    await site.stop()
    site = await startSite(true, publicUrl)
  }
  await again()
  const body = await bodyOf('mf-chat')
  const headers = headersOf(chat, { site: publicUrl, part: 'mf-chat', body }, now())
  expect((await send(headers, body)).status).toBe(200)
  expect((await send(headers, body)).status).toBe(409)
  await again()
  expect((await send(headers, body)).status).toBe(409)
})

test('two teams at the same moment lose nothing', async () => {
  const bodies = [await bodyOf('mf-payments'), await bodyOf('mf-chat')]
  await Promise.all([
    callSite(site.local, payments, 'mf-payments', bodies[0] ?? Buffer.alloc(0)),
    callSite(site.local, chat, 'mf-chat', bodies[1] ?? Buffer.alloc(0)),
  ])
  expect(Object.keys(await running()).sort()).toEqual(['mf-chat', 'mf-payments', 'shell'])
  expect((await registryToChange(made.store)).sequence).toBe(3)
})

test('refused calls are in the audit log with the owner, the part and why', async () => {
  const body = await bodyOf('mf-chat')
  await send(signed(payments, 'mf-chat', body, now()), body)
  expect(await readAudit(made.store.folder)).toMatchObject([
    { owner: 'team-payments', part: 'mf-chat', status: 403, version: null },
  ])
})

test('off by default: the path is none', async () => {
  const quiet = await startSite(false)
  const body = await bodyOf('mf-chat')
  for (const method of ['POST', 'GET'])
    expect((await fetch(quiet.local + publishPath, { method })).status).toBe(404)
  await expect(callSite(quiet.local, chat, 'mf-chat', body)).rejects.toThrow('PUBLISHING is off there')
  await quiet.stop()
})

test('an owners list that our key did not sign makes nobody an owner', async () => {
  const other = createTestStore()
  await addOwner(other.store, { name: 'evil', publicKey: await publicKeyOfNew(), parts: ['shell'] })
  const forged = readFileSync(join(other.store.folder, 'owners.json'))
  writeFileSync(join(made.store.folder, 'owners.json'), forged)
  await expect(readOwners(made.store)).rejects.toThrow('bad_signature')
  other.remove()
})

const publicKeyOfNew = async () => makeOwnerKey('evil', join(keys, 'evil'))

test('a production server with the endpoint on does not start without the private key', async () => {
  const script = fileURLToPath(new URL('../scripts/serve-publishing.ts', import.meta.url))
  const publicKey = made.store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const { PATH } = process.env
  const child = spawn(process.execPath, [script], {
    env: {
      PATH,
      NODE_ENV: 'production',
      PUBLISHING: 'on',
      PORT: '0',
      DATA_DIR: keys,
      REGISTRY_PUBLIC_KEY: publicKey,
    },
  })
  let said = ''
  child.stderr.on('data', (data) => {
    said += data
  })
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1)
  expect(said.trim().split('\n').at(-1)).toBe(
    'lonk: PUBLISHING=on needs REGISTRY_PRIVATE_KEY: this server signs what owners publish',
  )
})
