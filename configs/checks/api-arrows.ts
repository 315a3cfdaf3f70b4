import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { projectRoot } from '../project.ts'
import { importsOf } from './arrows.ts'
import { type FeatureArrows, featureArrows } from './feature-arrows.ts'
import { filesBelow } from './project-files.ts'

const sources = 'api/src/'

/** Below features there are rooms that know none, and the commands stand above everything. */
const mayNotImport: Readonly<Record<string, readonly string[]>> = {
  core: ['features', 'cli'],
  http: ['features', 'cli'],
  database: ['features', 'cli'],
  adapters: ['features', 'cli'],
  features: ['cli'],
  jobs: ['cli'],
}

export interface Source {
  readonly path: string
  readonly text: string
}

interface Arrow {
  readonly file: string
  readonly from: string
  readonly to: string
}

const roomOf = (path: string): string => path.slice(sources.length).split('/')[0] ?? ''

/** The folder of `features` or `core` that a file lies in; null for all others, and for the table of endpoints. */
const folderOf = (path: string, room: 'features' | 'core'): string | null => {
  const [, folder, file] = path.startsWith(`${sources}${room}/`) ? path.slice(sources.length).split('/') : []
  return file === undefined ? null : (folder ?? null)
}

const arrowsOf = ({ path, text }: Source): readonly Arrow[] =>
  importsOf(text)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(path), from))
    .filter((to) => to.startsWith(sources))
    .map((to) => ({ file: path, from: path, to }))

/** Arrows between the folders of a room, each with a file that draws it. */
const between = (arrows: readonly Arrow[], room: 'features' | 'core'): readonly Arrow[] =>
  arrows.flatMap(({ file, ...arrow }) => {
    const [from, to] = [folderOf(arrow.from, room), folderOf(arrow.to, room)]
    return from === null || to === null || from === to ? [] : [{ file, from, to }]
  })

/** `a → b → a` for each folder that is reached again from itself, told once by its first name. */
const circlesOf = (arrows: readonly Arrow[]): readonly string[] => {
  const wayBack = (start: string, way: readonly string[]): readonly string[] | null => {
    for (const { from, to } of arrows) {
      if (from !== way.at(-1)) continue
      if (to === start) return [...way, to]
      // A circle with an earlier name in it is told there.
      const found = to > start && !way.includes(to) ? wayBack(start, [...way, to]) : null
      if (found) return found
    }
    return null
  }
  const starts = [...new Set(arrows.map(({ from }) => from))].sort()
  return starts.flatMap((start) => wayBack(start, [start])?.join(' → ') ?? [])
}

/** Whatever goes against the arrows inside the API; tests may import what they like. */
export const apiArrowProblems = (
  files: readonly Source[],
  declared: FeatureArrows = featureArrows,
): readonly string[] => {
  const arrows = files.flatMap(arrowsOf)
  const features = between(arrows, 'features')
  return [
    ...arrows
      .filter(({ from, to }) => mayNotImport[roomOf(from)]?.includes(roomOf(to)))
      .map(({ from, to }) => `${from}: ${roomOf(from)} may not import ${roomOf(to)} (${to})`),
    ...features
      .filter(({ from, to }) => declared[from]?.[to] === undefined)
      .map(({ file, from, to }) => `${file}: no row says that the feature ${from} may import ${to}`),
    ...Object.entries(declared)
      .flatMap(([from, targets]) => Object.keys(targets).map((to) => ({ from, to })))
      .filter((row) => !features.some(({ from, to }) => from === row.from && to === row.to))
      .map(({ from, to }) => `the feature ${from} no longer imports ${to}: its row can go`),
    ...[...circlesOf(features), ...circlesOf(between(arrows, 'core'))].map((circle) => `a circle: ${circle}`),
  ]
}

/** Holds the API's sources against the rule. */
export const brokenApiArrows = (root: string = projectRoot): readonly string[] =>
  apiArrowProblems(
    filesBelow('api/src', (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'), root).map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    })),
  )
