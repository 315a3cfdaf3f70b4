import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { storeLayout } from './store-layout.ts'

const day = 86_400_000
const leftoverAge = 3_600_000

/** Of each part, whatever its age and whether anything names it: tabs stay open over several releases. */
const keptVersions = 5

/** A restart of `npm start` knows from them what was rolled back; each names ten versions of a part. */
const keptRegistries = 100

interface Options {
  /** Milliseconds in which nothing goes that was published, or in service, since. */
  readonly age?: number
}

/**
 * Removes from a store what nobody can be served and nobody would go back to. What the registry names stays, and what
 * any registry named that was in service since: every document server of the folder has followed by then. Signatures are
 * not asked for: one of an older key keeps its releases as well. The caller holds the folder's publish lock.
 */
export const dropOldReleases = async (storeFolder: string, { age = day }: Options = {}): Promise<void> => {
  const since = Date.now() - age
  const layout = storeLayout(storeFolder)
  const history = await datedFiles(layout.history, /^\d+\.json$/)
  const stay = await versionsNamed([layout.registry, ...inServiceSince(history, since)])
  // What runs is not known: then everything may be what runs.
  if (!stay) return
  const parts = await readdir(storeFolder, { withFileTypes: true })
  for (const part of parts.filter((one) => one.isDirectory() && one.name !== 'registry.history')) {
    const folder = layout.part(part.name)
    const old = [...(await datedFiles(folder, /^\d{8}-\d{4}-[0-9a-f]{8}$/))]
      .sort((a, b) => b.name.localeCompare(a.name))
      .slice(keptVersions)
      .filter(({ name, time }) => time < since && !stay.has(`${part.name} ${name}`))
    for (const { name, path } of old) await removeWhole(path, join(folder, `.draft-old-${name}`))
    await removeOld(await datedFiles(folder, /^\.draft-/), Date.now() - leftoverAge)
  }
  await removeOld(await datedFiles(storeFolder, /^registry\.lock\./), Date.now() - leftoverAge)
  await removeOld(history.slice(0, -keptRegistries), since)
}

interface Dated {
  readonly name: string
  readonly path: string
  readonly time: number
}

/** The oldest first: those that have numbers by them, since dates are lost where a folder is copied. */
const datedFiles = async (folder: string, pattern: RegExp): Promise<readonly Dated[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => pattern.test(name))
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      return found ? [{ name, path, time: found.mtimeMs }] : []
    }),
  )
  return dated
    .flat()
    .sort((a, b) => Number.parseInt(a.name, 10) - Number.parseInt(b.name, 10) || a.time - b.time)
}

/** A registry is in service until the next one is. */
const inServiceSince = (history: readonly Dated[], since: number): readonly string[] =>
  history
    .filter((_, at) => (history[at + 1]?.time ?? Number.POSITIVE_INFINITY) >= since)
    .map(({ path }) => path)

/** No more than is needed of it: a shape of other versions of this code names its releases too. */
const named = z.object({ version: z.string() })
const signed = z.object({
  document: z.object({
    parts: z.record(
      z.string(),
      z.object({
        current: named,
        previous: z.array(named),
        canary: z.nullable(z.object({ candidate: named })),
      }),
    ),
  }),
})

const versionsNamed = async (files: readonly string[]): Promise<ReadonlySet<string> | null> => {
  const all = new Set<string>()
  for (const file of files) {
    const parts = await partsIn(file)
    if (!parts) return null
    for (const [part, { current, previous, canary }] of Object.entries(parts))
      for (const { version } of [current, ...previous, ...(canary ? [canary.candidate] : [])])
        all.add(`${part} ${version}`)
  }
  return all
}

const partsIn = async (file: string): Promise<z.infer<typeof signed>['document']['parts'] | null> => {
  try {
    return signed.parse(JSON.parse(await readFile(file, 'utf8'))).document.parts
  } catch {
    return null
  }
}

/** Killed in between, it leaves a draft, never a version that lacks files. */
const removeWhole = async (path: string, aside: string): Promise<void> => {
  await rm(aside, { recursive: true, force: true })
  await rename(path, aside)
  await rm(aside, { recursive: true, force: true })
}

const removeOld = async (files: readonly Dated[], before: number): Promise<void> => {
  for (const { path, time } of files) if (time < before) await rm(path, { recursive: true, force: true })
}
