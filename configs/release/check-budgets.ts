import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import { shellPart } from '../../shell/server/registry/composition.ts'

/** Brotli bytes that a part may weigh; kB are 1 000 bytes. */
export const budgets = {
  remote: { entry: 8_000, firstLoad: 35_000, chunk: 20_000, catalogue: 12_000 },
  shell: { firstPaint: 175_000 },
} as const

/** Every budget that a compressed build folder goes over; empty where it holds them all. */
export const overBudget = (release: Release, folder: string): readonly string[] => {
  const weigh = (file: string): number => weightOf(join(folder, file))
  return release.part === shellPart ? shellOver(release, weigh) : remoteOver(release, folder, weigh)
}

const shellOver = (release: Release, weigh: (file: string) => number): readonly string[] => {
  const scripts = (release.files['.'] ?? []).reduce((sum, { file }) => sum + weigh(file), 0)
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
