import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Build, buildPart, buildParts } from '@lonk/configs/build/build-part.ts'
import { sourceHash } from '@lonk/configs/build/source-hash.ts'
import { partNames, projectRoot, remoteNames, remotesIn } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { ReleaseError } from '@lonk/configs/release/release-error.ts'
import { openStore, type Store } from '@lonk/configs/release/store.ts'
import { smoke } from '@lonk/configs/smoke/smoke.ts'
import { contentsOf } from '../../shell/server/registry/published-release.ts'
import { expect, test } from '../site/fixtures.ts'
import { cloneProject, projectAt } from '../site/project-copy.ts'

// Each remote as it is and as it was, beside the shell as it is and as it was: what stands at a site between one team's
// release and the next. "Was" is before the contract between the parts changed last, built from what the project was then.

const run = promisify(execFile)
type Builds = ReadonlyMap<string, Build>

test('the same sources are the same bytes in another folder', async () => {
  test.skip(process.env.TEST_FULL !== '1', 'it builds two parts a second time')
  test.setTimeout(300_000)
  const clone = await cloneProject()
  try {
    for (const part of ['shell', 'mf-signup']) {
      await build(clone.folder, part)
      const there = buildIn(clone.folder, part)
      const here = await buildPart(part, { mode: 'production' })
      expect(there.sourceHash, part).toBe(here.sourceHash)
      expect(await contentsOf(there.folder), part).toEqual(await contentsOf(here.folder))
    }
  } finally {
    await clone.remove()
  }
})

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

const buildIn = (project: string, part: string): Build => {
  const hash = sourceHash(part, 'production', project)
  return { part, folder: join(project, '.cache/build', part, hash), sourceHash: hash }
}

const buildsIn = (project: string): Builds =>
  new Map(['shell', ...remotesIn(project)].map((part) => [part, buildIn(project, part)]))

const storeIn = async (dataDir: string): Promise<Store> => {
  await mkdir(dataDir, { recursive: true })
  return openStore({ dataDir, registry: join(dataDir, 'registry'), production: false })
}

/** A site as it was, published by what published then: a shell of before says which contract it offers. */
const siteOf = async (project: string, dataDir: string): Promise<Store> => {
  const store = await storeIn(dataDir)
  await run(process.execPath, [join(project, 'configs/scripts/release.ts'), 'all', '--force'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, REGISTRY: store.folder },
    maxBuffer: 10_000_000,
  })
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
    const siteAsItIs = await storeIn(join(root, 'is'))
    await publish(siteAsItIs, [...is.values()], { budgets: false })
    const siteAsItWas = await siteOf(before.folder, join(root, 'was'))
    // What was published before this API: all of it, as a browser has it that was opened yesterday.
    const remotesBefore = remoteNames.flatMap((name) => was.get(name) ?? [])
    expect(await outcome(siteAsItWas, remotesBefore), 'all as it was').toEqual(well)
    for (const build of remotesBefore)
      expect(await outcome(siteAsItIs, [build]), `${build.part} as it was`).toEqual(well)
    for (const build of remoteNames.flatMap((name) => is.get(name) ?? [])) {
      const found = await outcome(siteAsItWas, [build])
      // Whoever uses what the older shell has not must say so: a browser never meets it.
      if ('refused' in found) expect(found.refused, build.part).toContain("it needs the shell's contract")
      else expect(found, `${build.part} as it is, beside a shell as it was`).toEqual(well)
    }
  } finally {
    await before.remove()
    await rm(root, { recursive: true, force: true })
  }
})
