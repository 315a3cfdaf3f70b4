import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { releaseFile } from '../../shell/server/registry/store-layout.ts'
import { isMadeFromOthers } from './whole-release.ts'

/** Brotli bytes that a part may weigh; kB are 1 000 bytes. */
export const budgets = {
  remote: { entry: 8_000, firstLoad: 35_000, chunk: 20_000, catalogue: 12_000 },
  shell: { firstPaint: 175_000 },
  /** The whole document of `/` in any language, with what the page starts from: 14 kB of 1 024 bytes, about ten packets. */
  frontDoor: 14_336,
} as const

/** What a release is refused with that is over its budget. */
export const budgetRefusal = (over: readonly string[]): readonly string[] =>
  over.length === 0 ? [] : [...over, 'make it smaller, or go over it by --over-budget, which is recorded']

/** As it is recorded where the budget was held, whatever its maker asked for. */
export const withinBudget = (release: Release): Release => {
  if (!release.made) return release
  const { overBudget: _, ...made } = release.made
  return { ...release, made }
}

/** What a release in a folder weighs, for people: the heaviest first load that a page has, and everything. */
export const weightsOf = ({ part, entry, files }: Release, folder: string): string => {
  const weigh = (file: string): number => weightOf(join(folder, file))
  const loads = Object.values(files).map((needed) => needed.reduce((sum, { file }) => sum + weigh(file), 0))
  const first = Math.max(0, ...loads) + (part === shellPart ? 0 : weigh(entry))
  return `first load ${kB(first)}, in all ${kB(allOf(folder).reduce((sum, file) => sum + weigh(file), 0))}`
}

const allOf = (folder: string): readonly string[] => {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isMadeFromOthers(entry.name) && entry.name !== releaseFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

/** Every budget that a compressed build folder goes over; empty where it holds them all. */
export const overBudget = (release: Release, folder: string): readonly string[] => {
  const weigh = (file: string): number => weightOf(join(folder, file))
  return release.part === shellPart ? shellOver(release, weigh) : remoteOver(release, folder, weigh)
}

const shellOver = (release: Release, weigh: (file: string) => number): readonly string[] => {
  const wanted = [...(release.files['.'] ?? []), ...(release.files['react-dom/client'] ?? [])]
  const scripts = wanted.reduce((sum, { file }) => sum + weigh(file), 0)
  return over('shell: the scripts of the first paint', scripts, budgets.shell.firstPaint)
}

const remoteOver = (release: Release, folder: string, weigh: (file: string) => number): readonly string[] => {
  const { part, entry, files, languages } = release
  const { remote } = budgets
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== entry)
  return [
    ...over(`${part}: the entry`, weigh(entry), remote.entry),
    ...Object.entries(files).flatMap(([module, needed]) =>
      over(
        `${part}: the first load of ${module}`,
        weigh(entry) + needed.reduce((sum, { file }) => sum + weigh(file), 0),
        remote.firstLoad,
      ),
    ),
    ...scripts.flatMap((file) => over(`${part}: the chunk ${file}`, weigh(file), remote.chunk)),
    ...languages.flatMap((language) =>
      over(`${part}: the catalogue ${language}`, weigh(`locales/${language}.json`), remote.catalogue),
    ),
  ]
}

const over = (what: string, bytes: number, budget: number): readonly string[] =>
  bytes <= budget ? [] : [`${what} is ${kB(bytes)}, the budget ${kB(budget)}`]

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const weightOf = (file: string): number => {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return existsSync(file) ? statSync(file).size : 0
}
