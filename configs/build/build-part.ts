import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../shell/server/start-error.ts'
import { projectRoot } from '../project.ts'
import { type BuildMode, sourceHash } from './source-hash.ts'

export interface Build {
  readonly part: string
  /** Everything of the release but `release.json`. */
  readonly folder: string
  readonly sourceHash: string
}

export interface BuildResult extends Build {
  /** Zero where the build was there already. */
  readonly seconds: number
}

const cacheOf = (part: string): string => join(projectRoot, '.cache/build', part)
const worker = fileURLToPath(new URL('build-worker.ts', import.meta.url))

/** The build of the part's sources as they are now: from the cache, or made in a process of its own. */
export const buildPart = async (part: string, { mode }: { mode: BuildMode }): Promise<BuildResult> => {
  const hash = sourceHash(part, mode)
  const folder = join(cacheOf(part), hash)
  if (existsSync(join(folder, 'build.json'))) {
    await utimes(folder, new Date(), new Date())
    return { part, folder, sourceHash: hash, seconds: 0 }
  }
  const began = performance.now()
  const draft = `${folder}.${process.pid}.draft`
  try {
    await mkdir(draft, { recursive: true })
    await runWorker(part, mode, draft)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  await dropOldBuilds(part)
  return { part, folder, sourceHash: hash, seconds: (performance.now() - began) / 1000 }
}

/** Several parts, two at once: more processes than cores only take each other's time. */
export const buildParts = async (
  parts: readonly string[],
  mode: BuildMode,
  onBuilt: (result: BuildResult) => void = () => {},
): Promise<readonly BuildResult[]> => {
  const waiting = [...parts]
  const results: BuildResult[] = []
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const result = await buildPart(part, { mode })
      results.push(result)
      onBuilt(result)
    }
  }
  await Promise.all([work(), work()])
  return parts.flatMap((part) => results.filter((result) => result.part === part))
}

const runWorker = (part: string, mode: BuildMode, output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [worker, part, mode, output], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: mode },
    })
    let said = ''
    const hear = (data: Buffer) => {
      said = (said + data.toString()).slice(-20_000)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartError(`the build of ${part} failed:\n${said.trim()}`))
    })
  })

/** Branches come and go: the last four builds of a part are enough. */
const dropOldBuilds = async (part: string): Promise<void> => {
  const folder = cacheOf(part)
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.draft'))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(4)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
