import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's root, with a slash at its end. */
export const projectRoot: string = fileURLToPath(new URL('..', import.meta.url))

/** The remotes of a copy of the project: each folder `mf-<name>` that says what it is. No other list names them. */
export const remotesIn = (root: string): readonly string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort()

/** Those of this project. */
export const remoteNames: readonly string[] = remotesIn(projectRoot)

/** Everything that is released on its own. */
export const partNames: readonly string[] = ['shell', ...remoteNames]

// By its path: the tools also run before anything is installed.
export { languages } from '../shared-api/src/choices.ts'
