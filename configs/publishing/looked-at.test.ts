import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../shell/server/config.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { type RunningSite, runSite } from '../../shell/server/run-site.ts'
import { runProgram } from '../checks/run-program.ts'
import { publish } from '../release/publish.ts'
import { createTestStore } from '../release/test-builds.ts'
import { readAudit } from './audit.ts'
import { type Act, encodeAct } from './call-body.ts'
import { createPublishEndpoint } from './endpoint.ts'
import { makeOwnerKey, readOwnerKey } from './owner-key.ts'
import { addOwner } from './owners.ts'
import { callSite } from './remote-site.ts'
import { anyPart } from './signed-call.ts'

// What runs and what ran, for a team at its own machine and for an operator without the signing key: by the command
// that they type, against a real site.

const script = fileURLToPath(new URL('../scripts/registry.ts', import.meta.url))
let made: ReturnType<typeof createTestStore>
let folder: string
let keyFile: string
let site: RunningSite
let publicKey: string

beforeEach(async () => {
  made = createTestStore()
  folder = mkdtempSync(join(tmpdir(), 'lonk-look-'))
  keyFile = join(folder, 'payments.key')
  const ownerKey = makeOwnerKey('team-payments', keyFile)
  await addOwner(made.store, { name: 'team-payments', publicKey: ownerKey, parts: ['mf-payments'] })
  publicKey = made.store.keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  await publish(made.store, [await made.shell(), await made.remote('mf-chat', {}, 'one')])
  await publish(made.store, [await made.remote('mf-chat', {}, 'two')])
  const config = readConfig({
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    REGISTRY: made.store.folder,
    API_URL: 'http://127.0.0.1:9',
  })
  site = await runSite(config, {
    report: () => {},
    env: { REGISTRY_PUBLIC_KEY: publicKey },
    publish: createPublishEndpoint(made.store),
  })
})
afterEach(async () => {
  await site.stop()
  made.remove()
  rmSync(folder, { recursive: true, force: true })
})

const versions = async (): Promise<readonly string[]> => {
  const { current, previous } = (await registryToChange(made.store)).parts['mf-chat'] ?? { previous: [] }
  return [current, ...previous].map((release) => release?.version ?? '')
}
/** As it is typed on a machine that has nothing of the site: its own data folder is not there. */
const registry = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const own = {
    DATA_DIR: join(folder, 'own'),
    REGISTRY: '',
    REGISTRY_PUBLIC_KEY: '',
    REGISTRY_PRIVATE_KEY: '',
  }
  const { ok, output } = await runProgram(process.execPath, [script, ...args], { env: { ...own, ...env } })
  return { ok, lines: output.trimEnd().split('\n') }
}

describe('from its own machine a team sees', () => {
  const elsewhere = (...args: string[]) => registry([...args, '--site', site.local], { PUBLISH_KEY: keyFile })

  test('what runs at the site, its own and others’ parts', async () => {
    const { ok, lines } = await elsewhere('status')
    expect(ok).toBe(true)
    expect(lines[0]).toBe('registry 2')
    expect(lines.join('\n')).toContain(`${(await versions())[0]}  mf-chat`)
  })

  test('every version of a part, which a rollback may name', async () => {
    const { lines } = await elsewhere('history', 'mf-chat')
    const [two, one] = await versions()
    expect(lines).toHaveLength(2)
    expect(lines.find((line) => line.includes(two ?? ''))).toContain('runs')
    expect(lines.find((line) => line.includes(one ?? ''))).toContain('before')
  })

  test('neither is answered to a stranger, nor makes anything here', async () => {
    const stranger = join(folder, 'stranger.key')
    makeOwnerKey('team-payments', stranger)
    const { ok, lines } = await registry(['status', '--site', site.local], { PUBLISH_KEY: stranger })
    expect([ok, lines]).toEqual([false, ['lonk: 401: the signature is not by the key of team-payments']])
    expect(existsSync(join(folder, 'own'))).toBe(false)
  })

  test('and by looking nobody may do more: what changes a part needs that part', async () => {
    const key = readOwnerKey(keyFile)
    const looks = (wish: Act) => callSite(site.local, key, anyPart, encodeAct(wish))
    expect((await looks({ act: 'status' })).said[0]).toBe('registry 2')
    const changes: readonly Act[] = [
      { act: 'promote' },
      { act: 'rollback' },
      { act: 'withdraw' },
      { act: 'try', days: 1 },
    ]
    for (const wish of changes) await expect(looks(wish)).rejects.toThrow('403')
    const noted = (await readAudit(made.store.folder)).map(({ act, status, outcome }) => [
      act,
      status,
      outcome,
    ])
    expect(noted[0]).toEqual(['status', 200, 'what runs was read'])
    expect(noted.slice(1).map(([act, status]) => `${act} ${status}`)).toEqual(
      changes.map(({ act }) => `${act} 403`),
    )
  })
})

describe('where the store is', () => {
  test('looking takes the public key alone, in production too', async () => {
    const env = { NODE_ENV: 'production', REGISTRY: made.store.folder, REGISTRY_PUBLIC_KEY: publicKey }
    expect((await registry(['status'], env)).lines[0]).toBe('registry 2')
    expect((await registry(['history', 'mf-chat'], env)).lines).toHaveLength(2)
    expect((await registry(['owners'], env)).lines[0]).toContain('team-payments')
    expect((await registry(['audit'], env)).ok).toBe(true)
    const promoting = await registry(['promote', 'mf-chat'], env)
    expect(promoting.lines.at(-1)).toBe('lonk: publishing needs REGISTRY_PRIVATE_KEY')
  })

  test('where there is none that is said, and neither key nor folder is made', async () => {
    const { ok, lines } = await registry(['status'])
    expect(ok).toBe(false)
    expect(lines).toEqual([
      `lonk: there are no releases in ${join(folder, 'own/registry')}: DATA_DIR or REGISTRY names a store, --site asks a site`,
    ])
    expect(existsSync(join(folder, 'own'))).toBe(false)
    const other = await registry(['status'], { REGISTRY: made.store.folder })
    expect(other.lines).toEqual([expect.stringMatching(/^lonk: REGISTRY_PUBLIC_KEY is not set/)])
    expect(existsSync(join(folder, 'own'))).toBe(false)
  })

  test('it leaves the store as it was', async () => {
    const content = () =>
      readdirSync(made.store.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('base64'))
    const before = content()
    await registry(['history', 'mf-chat'], { REGISTRY: made.store.folder, REGISTRY_PUBLIC_KEY: publicKey })
    expect(content()).toEqual(before)
  })
})

test.each([
  [['audit'], '--site'],
  [['owners'], '--site'],
  [['send'], '--site'],
])('%j has nothing to ask a site: %s is refused in one line', async (args) => {
  const { ok, lines } = await registry([...args, '--site', site.local], { PUBLISH_KEY: keyFile })
  expect([ok, lines]).toEqual([false, [`lonk: ${args[0]} is for where the store is: it has no --site`]])
})
