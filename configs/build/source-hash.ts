import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'

export type BuildMode = 'production' | 'development'

const always = [
  'package-lock.json',
  'configs/project.ts',
  'configs/remote-description.ts',
  'configs/landers/landers.ts',
  'configs/contract',
  'configs/webpack',
  'configs/prerender',
]
/** What a remote is built with although it is in the shell; fragments are rendered inside the shell's tree. */
const ofShell = (part: string, root: string): readonly string[] => {
  if (part === 'shell') return []
  const description = join(root, part, 'remote.json')
  const fragments = existsSync(description) && /"(fragment|render)":/.test(readFileSync(description, 'utf8'))
  return [fragments ? 'shell/src/composition' : 'shell/src/composition/facades']
}

/**
 * Hash of everything that a part's build is made from: its sources, the shared packages that it names (and that
 * those name), the build's own configuration and the lock file. Tests are not part of it.
 */
export const sourceHash = (part: string, mode: BuildMode, root: string = projectRoot): string => {
  const inputs = [
    ...always,
    ...ofShell(part, root),
    ...[part, ...sharedPackagesOf(part, root)].flatMap((folder) => sourcesOf(folder)),
  ]
  const files = inputs.flatMap((input) => filesUnder(root, input)).sort()
  const hash = createHash('sha256').update(`${mode}\n`)
  for (const file of new Set(files)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 32)
}

const sourcesOf = (folder: string): readonly string[] =>
  ['src', 'assets', 'package.json', 'remote.json'].map((name) => `${folder}/${name}`)

/** The `@lonk/shared-*` packages that a package depends on, over any number of steps. */
const sharedPackagesOf = (folder: string, root: string, found = new Set<string>()): ReadonlySet<string> => {
  const description: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const name of dependenciesOf(description)) {
    const shared = /^@lonk\/(shared-.+)$/.exec(name)?.[1]
    if (!shared || found.has(shared)) continue
    found.add(shared)
    sharedPackagesOf(shared, root, found)
  }
  return found
}

const dependenciesOf = (description: unknown): readonly string[] =>
  isObject(description) && 'dependencies' in description && isObject(description.dependencies)
    ? Object.keys(description.dependencies)
    : []

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const filesUnder = (root: string, path: string): readonly string[] => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules' || isTest(entry.name)) return []
    const child = `${path}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, child) : [child]
  })
}

const isTest = (name: string): boolean => /\.(test|stories)\.tsx?$/.test(name)
