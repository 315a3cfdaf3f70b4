import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentedExports } from '../docs/documented-exports.ts'
import { projectRoot } from '../project.ts'
import { filesBelow, packages } from './project-files.ts'

// A call's schemas are described in docs/api.md row by row; tests and stories are read by those who change them.
const untold = /\.(?:test|stories|schema)\.tsx?$/
const exposed = /^mf-[^/]+\/.+\.(?:page|slot)\.tsx$/
const shared = /^shared-[^/]+\/src\/.+\.tsx?$/

/**
 * Does somebody outside the folder read this file's exports: a module of a shared package, or one that a remote
 * exposes?
 */
export const isReadElsewhere = (file: string): boolean =>
  (shared.test(file) || exposed.test(file)) && !untold.test(file)

/** Exports of a source that say nothing above themselves. */
export const silentExportsOf = (file: string, source: string): readonly string[] =>
  documentedExports(source).flatMap(({ name, text }) =>
    text ? [] : [`${file}: ${name} has no docstring that says what its type cannot`],
  )

/** Those of the whole project: what others build on is explained where it is. */
export const silentExports = (): readonly string[] =>
  packages
    .flatMap((folder) => filesBelow(`${folder}/src`, isReadElsewhere))
    .flatMap((file) => silentExportsOf(file, readFileSync(join(projectRoot, file), 'utf8')))
