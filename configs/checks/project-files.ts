import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, remotesIn } from '../project.ts'

/** The packages of a copy of the project, as its package.json names them. */
export const packagesIn = (root: string): readonly string[] => [
  'shell',
  ...remotesIn(root),
  'shared-events',
  'shared-api',
  'shared-ui',
  'api',
  'configs',
  'e2e',
]

/** Those of this project. */
export const packages: readonly string[] = packagesIn(projectRoot)

const skipped = new Set(['node_modules', 'dist', 'test-results'])

/** Files below a folder of the project whose path passes, as paths from the root. */
export const filesBelow = (
  folder: string,
  passes: (path: string) => boolean,
  root: string = projectRoot,
): readonly string[] => {
  const full = join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path, passes, root)
    return passes(path) ? [path] : []
  })
}
