import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { projectRoot } from '../project.ts'
import { importsOf } from './arrows.ts'
import { filesBelow, packagesIn } from './project-files.ts'

/** Texts of modules by their path from the root. */
type Sources = ReadonlyMap<string, string>

const isShared = (file: string): boolean => /^shared-[^/]+\/src\//.test(file)
const isTest = (file: string): boolean => /\.(?:test|spec|stories)\.tsx?$/.test(file)
const isHelper = (file: string): boolean => /\/testing\/|^e2e\/|^api\/test\//.test(file)

/**
 * Modules of the shared packages that nothing which is built or run leads to: tests and stories keep none alive, but for
 * what lies below `testing`. Knip is silent about them, because `exports` of these packages offers every file.
 */
export const unusedModulesIn = (sources: Sources): readonly string[] => {
  const files = [...sources.keys()]
  const outside = files.filter((file) => !isShared(file))
  const used = reachedFrom(
    outside.filter((file) => !isTest(file) && !isHelper(file)),
    sources,
  )
  const usedInTests = reachedFrom([...outside, ...files.filter(isTest)], sources)
  return files
    .filter((file) => isShared(file) && !isTest(file))
    .filter((file) => !(isHelper(file) ? usedInTests : used).has(file))
    .map((file) => `${file}: nothing but tests and stories leads to it`)
}

const reachedFrom = (starts: readonly string[], sources: Sources): ReadonlySet<string> => {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sources.get(file)
    if (reached.has(file) || source === undefined) continue
    reached.add(file)
    for (const { from } of importsOf(source)) waiting.push(targetOf(file, from))
  }
  return reached
}

const targetOf = (file: string, from: string): string =>
  from.startsWith('.')
    ? posix.join(posix.dirname(file), from)
    : from.replace(/^@lonk\/(shared-[^/]+)\//, '$1/src/')

/** Those of the project; a `.d.ts` is no module. */
export const unusedModules = (root: string = projectRoot): readonly string[] =>
  unusedModulesIn(
    new Map(
      packagesIn(root)
        .flatMap((folder) => filesBelow(folder, (path) => /(?<!\.d)\.(?:ts|tsx|mts|mjs)$/.test(path), root))
        .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    ),
  )
