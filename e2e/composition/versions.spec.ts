import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Build, buildParts } from '@lonk/configs/build/build-part.ts'
import { sourceHash } from '@lonk/configs/build/source-hash.ts'
import { partNames, projectRoot, remoteNames } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { ReleaseError } from '@lonk/configs/release/release-error.ts'
import type { Store } from '@lonk/configs/release/store.ts'
import { smoke } from '@lonk/configs/smoke/smoke.ts'
import { createSeenRegistry } from '../../shell/server/registry/seen-registry.ts'
import { expect, test } from '../site/fixtures.ts'
import { projectAt } from '../site/project-copy.ts'

// Each remote as it is and as it was, beside the shell as it is and as it was: what stands at a site between one team's
// release and the next. "Was" is before the contract between the parts changed last, built from what the project was then.

const run = promisify(execFile)
type Builds = ReadonlyMap<string, Build>

const git = async (...command: readonly string[]): Promise<readonly string[]> =>
  (await run('git', command, { cwd: projectRoot })).stdout.split('\n').filter(Boolean)

/** The newest commits before the one that changed the contract last: a commit in the midst of a change may not build. */
const commitsBefore = async (): Promise<readonly string[]> => {
  const [change = 'HEAD'] = await git('log', '-1', '--format=%H', '--', 'shared-events/contract.json')
  return git('log', '-5', '--format=%H', `${change}^`)
}

const projectBefore = async () => {
  const reasons: string[] = []
  for (const commit of await commitsBefore()) {
    const project = await projectAt(commit)
    try {
      // What fails, fails in the shell, mostly: the others are not built for nothing.
      await build(project.folder, 'shell')
      await build(project.folder, 'all')
      return project
    } catch (cause) {
      reasons.push(`${commit}: ${cause instanceof Error ? cause.message.slice(0, 2000) : String(cause)}`)
      await project.remove()
    }
  }
  throw new Error(['the project as it was cannot be built', ...reasons].join('\n'))
}

const build = (folder: string, part: string): Promise<unknown> =>
  run(process.execPath, [join(folder, 'configs/scripts/build.ts'), part], {
    cwd: folder,
    maxBuffer: 10_000_000,
  })

const buildsIn = (folder: string): Builds =>
  new Map(
    partNames.map((part) => {
      const hash = sourceHash(part, 'production', folder)
      return [part, { part, folder: join(folder, '.cache/build', part, hash), sourceHash: hash }]
    }),
  )

const storeWith = async (root: string, builds: Builds): Promise<Store> => {
  const keys = generateKeyPairSync('ed25519')
  const folder = join(root, 'registry')
  await mkdir(folder, { recursive: true })
  const store = { folder, keys, seen: createSeenRegistry(root, folder, keys.publicKey) }
  await publish(store, [...builds.values()], { budgets: false })
  return store
}

/** What a browser met, or the reasons for which the release tool lets it come to no browser. */
const outcome = async (store: Store, builds: readonly Build[]): Promise<Outcome> => {
  try {
    return { faults: (await smoke(store, builds)).faults }
  } catch (cause) {
    if (cause instanceof ReleaseError) return { refused: cause.message }
    throw cause
  }
}
type Outcome = { readonly faults: readonly string[] } | { readonly refused: string }

const well: Outcome = { faults: [] }

test('each remote as it is and was runs beside the shell as it is and was, or is refused', async () => {
  test.skip(process.env.TEST_FULL !== '1', 'it builds the project as it was, and starts a site for each pair')
  test.setTimeout(1_500_000)
  const root = await mkdtemp(join(tmpdir(), 'lonk-versions-'))
  const before = await projectBefore()
  try {
    const was = buildsIn(before.folder)
    const is: Builds = new Map(
      (await buildParts(partNames, 'production')).map((build) => [build.part, build] as const),
    )
    const siteAsItIs = await storeWith(join(root, 'is'), is)
    const siteAsItWas = await storeWith(join(root, 'was'), was)
    // What was published before this API: all of it, as a browser has it that was opened yesterday.
    const remotesBefore = remoteNames.flatMap((name) => was.get(name) ?? [])
    expect(await outcome(siteAsItWas, remotesBefore), 'all as it was').toEqual(well)
    for (const build of remotesBefore)
      expect(await outcome(siteAsItIs, [build]), `${build.part} as it was`).toEqual(well)
    for (const build of remoteNames.flatMap((name) => is.get(name) ?? [])) {
      const found = await outcome(siteAsItWas, [build])
      // Whoever uses what the older shell has not must say so: a browser never meets it.
      if ('refused' in found) expect(found.refused, build.part).toContain('contract')
      else expect(found, `${build.part} as it is, beside a shell as it was`).toEqual(well)
      process.stdout.write(`${build.part} beside a shell as it was: ${JSON.stringify(found)}\n`)
    }
  } finally {
    await before.remove()
    await rm(root, { recursive: true, force: true })
  }
})
