import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { filesBelow } from '../checks/project-files.ts'
import { projectRoot } from '../project.ts'
import { consumedShares } from '../webpack/shares.ts'

/** A source that a remote carries, without its comments. */
export interface ShippedSource {
  readonly file: string
  readonly code: string
}

const ships = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file)

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*/g, '$1')

const shares = consumedShares('production')

/** Modules that a source imports for what they do; a type leaves no trace, a shared module comes from the shell. */
const carriedImports = (code: string): readonly string[] =>
  [...code.matchAll(/(?:^(?:import|export) (?!type )[^'";]*?|\bimport\()'([^']+)'/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in shares))

const fileOf = (name: string, importer: string): string | null => {
  if (name.startsWith('.')) return normalize(join(importer, '..', name))
  const [, room, path] = /^@lonk\/([\w-]+)\/(.+)$/.exec(name) ?? []
  return room && path ? `${room}/src/${path}` : null
}

/** Files of the project that a source carries with it. */
export const importedFiles = ({ file, code }: ShippedSource): readonly string[] =>
  carriedImports(code).flatMap((name) => fileOf(name, file) ?? [])

/** What a part is made of: its own sources, and those of the shared packages that it carries because it imports them. */
export const shippedSources = (part: string, root: string = projectRoot): readonly ShippedSource[] => {
  const found = new Map<string, ShippedSource>()
  const waiting = [...filesBelow(`${part}/src`, ships, root)]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const path = join(root, file)
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(path)) continue
    const source = { file, code: withoutComments(readFileSync(path, 'utf8')) }
    found.set(file, source)
    waiting.push(...importedFiles(source))
  }
  return [...found.values()]
}
